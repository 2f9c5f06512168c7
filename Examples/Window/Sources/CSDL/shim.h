/* SPDX-License-Identifier: GPL-3.0-or-later */
/* main is the program's own, and SDL is told so by SDL_SetMainReady. */
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
