// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// TOML, read by toml++ (https://marzer.github.io/tomlplusplus) as nodes with locations.

/// The maximum number of bytes in a text.
#define CTOML_MAXIMUM_BYTES 1048576
/// The maximum number of dots in a line, because each may nest another table.
#define CTOML_MAXIMUM_POINTS 512
/// The maximum depth of nested tables and lists.
#define CTOML_MAXIMUM_DEPTH 32

/// A line and column, both counting from 1. Columns count Unicode scalars. Both are 0 for a
/// node that isn't written in the source.
typedef struct {
  uint32_t line;
  uint32_t column;
} ctoml_location;

/// UTF-8 text, valid as long as its document.
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

/// A value, with its key if it is in a table.
typedef struct {
  ctoml_kind kind;
  ctoml_location location;
  ctoml_text key;
  ctoml_location key_location;
  /// The characters of a string, the digits of an integer, or the source text of other values.
  ctoml_text text;
  /// The number of direct children of a table or list. They follow, each with its own children.
  size_t count;
} ctoml_node;

/// Why a text was rejected.
typedef enum {
  ctoml_no_mistake,
  /// A limit is exceeded.
  ctoml_over_limit,
  /// A table header is invalid.
  ctoml_wrong_header,
  /// A list lacks a comma or its end.
  ctoml_open_list,
  ctoml_other_mistake,
} ctoml_mistake_kind;

/// The first mistake in the text.
typedef struct {
  ctoml_mistake_kind kind;
  ctoml_location location;
  /// What was being read and what is wrong with it; may quote characters of the source.
  ctoml_text message;
} ctoml_mistake;

/// A text that was read.
typedef struct ctoml_document ctoml_document;

/// Reads a text of any bytes, which it copies; never returns null. The caller must free the document.
ctoml_document *_Nonnull ctoml_read(const char *_Nullable start, size_t count);
void ctoml_free(ctoml_document *_Nonnull document);

/// Returns all nodes, starting with the file's table; null if the text isn't valid TOML.
const ctoml_node *_Nullable ctoml_nodes(const ctoml_document *_Nonnull document);
size_t ctoml_node_count(const ctoml_document *_Nonnull document);

ctoml_mistake ctoml_first_mistake(const ctoml_document *_Nonnull document);

#ifdef __cplusplus
}
#endif
