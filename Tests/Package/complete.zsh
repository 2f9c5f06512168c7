# SPDX-License-Identifier: GPL-3.0-or-later
# Waits until an interactive zsh makes a word of what was begun, when Tab is pressed.
# Usage: complete.zsh BEGUN WORD
zmodload zsh/zpty
zpty shell TERM=dumb zsh -f -i
zpty -w shell 'autoload -Uz compinit; compinit -u; print rea""dy'
zpty -r shell output '*ready*'
zpty -w -n shell "$1"$'\t'
zpty -r shell output "*$2 *"
zpty -d shell
