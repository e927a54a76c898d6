/** What spreadsheet programs take for a formula; some look past spaces and line breaks to find it. */
const STARTS_FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
const IS_NUMBER = /^-?\d+([.,]\d+)*$/

/** A CSV file (UTF-8 with a mark for spreadsheet programs, `;` between) that runs no formula when opened. */
export function csvOf(rows: string[][]) {
  const lines = rows.map((row) => row.map(cell).join(';'))
  return new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function cell(text: string) {
  const harmless = STARTS_FORMULA.test(text) && !IS_NUMBER.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
