/**
 * Parses the cells that a spreadsheet puts on the clipboard: tabs between cells, line ends between rows. A cell
 * containing a tab, a line end or a quote is enclosed in quotes, with inner quotes doubled (Excel, LibreOffice, Google
 * Sheets).
 */
export function rowsOfTsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|$)/y
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) break
    const [, quoted, plain = '', end] = found
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\t') {
      if (cell.lastIndex === text.length) rows.at(-1)?.push('')
    } else if (end) rows.push([])
  }
  return rows
    .map((row) => row.map((value) => value.trim()))
    .filter((row) => row.some((value) => value !== ''))
}
