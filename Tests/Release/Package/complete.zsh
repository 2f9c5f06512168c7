# SPDX-License-Identifier: GPL-3.0-or-later
# Types BEGUN and Tab in an interactive zsh, and waits until zsh completes it to WORD.
# Usage: complete.zsh BEGUN WORD
zmodload zsh/zpty
zpty shell TERM=dumb zsh -f -i
zpty -w shell 'autoload -Uz compinit; compinit -u; print rea""dy'
zpty -r shell output '*ready*'
zpty -w -n shell "$1"$'\t'
zpty -r shell output "*$2 *"
zpty -d shell
