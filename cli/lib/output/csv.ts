/** Texts that a spreadsheet would take for a formula get an apostrophe in front. */
const FORMULA = /^[=+\-@\t\r]/

/** One line of CSV (RFC 4180), without its end. */
export const csvLine = (values: (string | number)[]) => values.map(cell).join(',')

function cell(value: string | number) {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
