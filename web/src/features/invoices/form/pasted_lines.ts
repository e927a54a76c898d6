import type { Language } from '@/lib/languages'
import { parseNumber } from '@/lib/numbers'
import { emptyLine, type LineValues } from './line_values'
import { rowsOfTsv } from './tsv'

type Column =
  | 'position'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discount'
  | 'taxRate'

/** Words that head the columns of a list of services, in the languages of Kontor. */
const HEADINGS: [Column, RegExp][] = [
  ['position', /^(pos(ition|\.)?|nr\.?|no\.?|#)$/i],
  ['discount', /rabatt|discount|zbritje/i],
  ['taxRate', /ust|mwst|steuer|vat|tax|tvsh/i],
  ['unitPrice', /preis|price|satz|rate|çmim|cmim|betrag|amount/i],
  ['quantity', /menge|anzahl|stunden|quantity|qty|hours|sasi/i],
  ['unit', /einheit|unit|njësi|njesi|^me$/i],
  [
    'description',
    /beschreibung|bezeichnung|leistung|artikel|text|description|item|service|përshkrim|pershkrim/i,
  ],
]

/**
 * Lines of what was copied from a spreadsheet; undefined for ordinary text. With headings the columns are what they
 * say; without, a first column that counts is left out, then come description, quantity, unit and price, as many as
 * there are.
 */
export function pastedLines(
  text: string,
  language: Language,
  taxRate: string
): LineValues[] | undefined {
  if (!text.includes('\t')) return undefined
  const rows = rowsOfTsv(text)
  const [first = []] = rows
  const headed = first.map(columnOf)
  const hasHeadings = headed.includes('description') || headed.filter(Boolean).length > 1
  const content = hasHeadings ? rows.slice(1) : rows
  const columns = hasHeadings ? headed : guessedColumns(content, language)
  const lines = content.map((row) => lineOf(row, columns, language, taxRate))
  return lines.length > 0 ? lines : undefined
}

const columnOf = (cell: string) => HEADINGS.find(([, words]) => words.test(cell))?.[0]

function guessedColumns(rows: string[][], language: Language): (Column | undefined)[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const isNumeric = (at: number) =>
    rows.some((row) => row[at]) &&
    rows.every((row) => !row[at] || numberOf(row[at], language) !== undefined)
  const counts = rows.every((row, index) => row[0] === String(index + 1)) && !isNumeric(1)
  const columns: (Column | undefined)[] = counts ? ['position', 'description'] : ['description']
  const numbers = Array.from({ length: width }, (_, at) => at).filter(
    (at) => at >= columns.length && isNumeric(at)
  )
  for (let at = columns.length; at < width; at += 1) {
    if (!numbers.includes(at)) columns[at] = columns.includes('unit') ? undefined : 'unit'
    else if (rows.some((row) => row[at]?.includes('%'))) columns[at] = 'taxRate'
    else columns[at] = nextNumber(columns, numbers.length)
  }
  return columns
}

/** One number alone is the price; of more, the quantity comes first, and a sum at the end is left out. */
function nextNumber(columns: (Column | undefined)[], count: number): Column | undefined {
  if (count > 1 && !columns.includes('quantity')) return 'quantity'
  return columns.includes('unitPrice') ? undefined : 'unitPrice'
}

function lineOf(
  row: string[],
  columns: (Column | undefined)[],
  language: Language,
  taxRate: string
): LineValues {
  const line = emptyLine(taxRate)
  for (const [at, cell] of row.entries()) {
    const column = columns[at]
    if (!cell || !column || column === 'position') continue
    if (column === 'description' || column === 'unit') line[column] = cell
    // What is no number stays as it is, for the form to say so.
    else line[column] = numberOf(cell, language) ?? cell
  }
  if (line.unitPrice === '' && columns.includes('unitPrice')) line.unitPrice = '0'
  return line
}

/** `1.234,50 €` and `19 %` as decimal strings. */
const numberOf = (cell: string, language: Language) =>
  parseNumber(cell.replace(/[€$£%]|\b(EUR|USD|GBP|CHF|ALL|L[eë]k[eë]?)\b/gi, '').trim(), language)
