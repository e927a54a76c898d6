/** Characters that fit beside each other in the column of descriptions, on average. */
const CHARACTERS_PER_ROW = 46

/**
 * The largest content for a template, in characters of JSON where a line break counts as a row. Lines that may be
 * saved stay far below; typst needs about 700 MB for this much.
 */
const LARGEST = 1_000_000

/** Whether a content is too long to be printed. @param data JSON for a template */
export const isTooLong = (data: string) =>
  data.length + (data.split('\\n').length - 1) * CHARACTERS_PER_ROW > LARGEST

/** Rows of lines with one row each that fit on a page. */
export const ROWS_PER_PAGE = 36

/** Rough number of rows of a text in the column of descriptions. An empty text takes none. */
export const rowsOf = (text: string) =>
  text === ''
    ? 0
    : text
        .split('\n')
        .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / CHARACTERS_PER_ROW)), 0)
