/** Limits of a table. A file beyond them is refused as a whole, and the refusal names the limit. */
export const MOST_ROWS = 250_000
export const MOST_COLUMNS = 200
/** Characters: the maximum of a cell in spreadsheet programs, and a limit for a sensible row. */
export const LONGEST_CELL = 32_767
export const LONGEST_ROW = 100_000

/** Bytes of an upload. */
export const LARGEST_FILE = 64 * 1024 * 1024
/** Rows of a spreadsheet program, empty ones included. */
export const LAST_ROW = 1_048_576
/** Bytes that a compressed part of a workbook may expand to, and the allowed ratio beyond that. */
export const LARGEST_PART = 256 * 1024 * 1024
export const LARGEST_RATIO = 200
export const SMALL_PART = 16 * 1024 * 1024
/** Characters of the texts that the cells of a workbook share. */
export const MOST_SHARED_TEXT = 48 * 1024 * 1024
export const MOST_PARTS = 2_000
