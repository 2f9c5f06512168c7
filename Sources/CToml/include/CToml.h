// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// TOML read by toml++ (https://marzer.github.io/tomlplusplus), as a list of nodes that know where
// they stand.

/// The most bytes that are read.
#define CTOML_MAXIMUM_BYTES 1048576
/// The most points in one line: each may be a table inside another.
#define CTOML_MAXIMUM_POINTS 512
/// The most tables and lists inside one another.
#define CTOML_MAXIMUM_DEPTH 32

/// Line and column, both from 1; columns count Unicode scalars. Zeros where nothing stands in the source.
typedef struct {
  uint32_t line;
  uint32_t column;
} ctoml_location;

/// UTF-8 that lives as long as its document.
typedef struct {
  const char *_Nullable start;
  size_t count;
} ctoml_text;

typedef enum {
  ctoml_table,
  ctoml_array,
  ctoml_string,
  ctoml_integer,
  ctoml_float,
  ctoml_boolean,
  ctoml_date,
} ctoml_kind;

/// A value, with its key if it stands in a table.
typedef struct {
  ctoml_kind kind;
  ctoml_location location;
  ctoml_text key;
  ctoml_location key_location;
  /// A string's characters, an integer in decimal, and of all others what stands in the source.
  ctoml_text text;
  /// How many values are directly in a table or list; they follow, each with its own after it.
  size_t count;
} ctoml_node;

/// What a text is refused for.
typedef enum {
  ctoml_no_mistake,
  /// It has more of something than is read.
  ctoml_over_limit,
  /// A table's header is wrong.
  ctoml_wrong_header,
  /// In a list there is neither a comma nor an end where one should be.
  ctoml_open_list,
  /// In a string there is a control character, or the end of the line.
  ctoml_open_string,
  /// A value is of no kind, as words without quotation marks are.
  ctoml_bare_words,
  ctoml_other_mistake,
} ctoml_mistake_kind;

/// The first thing that is wrong.
typedef struct {
  ctoml_mistake_kind kind;
  ctoml_location location;
  /// What was being read, and what is wrong there; it may quote characters of the source.
  ctoml_text message;
} ctoml_mistake;

/// What was read.
typedef struct ctoml_document ctoml_document;

/// Reads a text of any bytes; never null. To be freed.
ctoml_document *_Nonnull ctoml_read(const char *_Nullable start, size_t count);
void ctoml_free(ctoml_document *_Nonnull document);

/// All nodes, the whole file's table first; null if the text is no TOML.
const ctoml_node *_Nullable ctoml_nodes(const ctoml_document *_Nonnull document);
size_t ctoml_node_count(const ctoml_document *_Nonnull document);

ctoml_mistake ctoml_first_mistake(const ctoml_document *_Nonnull document);

#ifdef __cplusplus
}
#endif
