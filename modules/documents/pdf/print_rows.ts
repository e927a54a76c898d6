/** Characters that fit beside each other in the column of descriptions, on average. */
const CHARACTERS_PER_ROW = 46

/** Rows of lines with one row each that fit on a page. */
export const ROWS_PER_PAGE = 36

/** How many rows a text takes in the column of descriptions, roughly. Nothing takes none. */
export const rowsOf = (text: string) =>
  text === ''
    ? 0
    : text
        .split('\n')
        .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / CHARACTERS_PER_ROW)), 0)
