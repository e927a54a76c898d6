import { currentLanguage } from './language/language'
import type { Language } from './language/languages'

/** Beginnings that spreadsheet programs take for a formula; some look past spaces and line breaks to find it. */
const STARTS_FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
const IS_NUMBER = /^-?\d+([.,]\d+)*$/
/** As many as quantities and unit prices have. */
const MOST_DECIMALS = 6

/** A cell of a table: text, or a number. */
export type CsvCell = string | number

/** A CSV file (UTF-8 with a mark for spreadsheet programs, `;` between) that runs no formula when opened. */
export function csvOf(rows: CsvCell[][], language: Language = currentLanguage()) {
  const lines = rows.map((row) => row.map((value) => cell(textOf(value, language))).join(';'))
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

/** As the server writes its files: a spreadsheet in German would take 1.5 for the first of May. */
function textOf(value: CsvCell, language: Language) {
  if (typeof value === 'string') return value
  // Sums of amounts bring tails that no amount has.
  const figure = String(Number(value.toFixed(MOST_DECIMALS)))
  return language === 'en' ? figure : figure.replace('.', ',')
}

function cell(text: string) {
  const harmless = STARTS_FORMULA.test(text) && !IS_NUMBER.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
