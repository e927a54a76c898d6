/** A cell of a table: text, or a number. */
export type CsvCell = string | number

/**
 * Beginnings that spreadsheet programs take for a formula; some look past spaces, line breaks and our own apostrophe to
 * find it.
 */
const STARTS_FORMULA = /^'*\s*[=+\-@＝＋－＠]|^'*[\t\r\n]/
const IS_NUMBER = /^-?\d+([.,]\d+)*$/

/**
 * A CSV file in pieces: UTF-8 with a mark for spreadsheet programs, `;` between the cells. It runs no formula when
 * it is opened; reading it back with `readCsv` gives the same cells.
 * @param decimalSign of numbers; texts stay as they are
 */
export async function* csvLines(
  headings: string[],
  blocks: AsyncIterable<CsvCell[][]>,
  decimalSign: ',' | '.' = ','
): AsyncGenerator<Buffer> {
  const lineOf = (cells: CsvCell[]) =>
    `${cells.map((cell) => cellOf(cell, decimalSign)).join(';')}\r\n`
  yield Buffer.from(`\ufeff${lineOf(headings)}`)
  for await (const rows of blocks) yield Buffer.from(rows.map(lineOf).join(''))
}

function cellOf(cell: CsvCell, decimalSign: ',' | '.') {
  const text = typeof cell === 'number' ? String(cell).replace('.', decimalSign) : cell
  const harmless = STARTS_FORMULA.test(text) && !IS_NUMBER.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
