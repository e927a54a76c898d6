import type { Language } from '@/lib/language/languages'
import { parseNumber } from '@/lib/language/numbers'
import type { LineValues } from './line_values'
import { rowsOfTsv } from './tsv'

type Column =
  | 'position'
  | 'ordered'
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

/** Headings for quantities in a list of goods. */
const HEADINGS_OF_DELIVERIES: [Column, RegExp][] = [
  ['ordered', /bestellt|bestellmenge|ordered|porosit/i],
  ['quantity', /geliefert|liefermenge|delivered|dorëzuar/i],
]

/**
 * Lines of what was copied from a spreadsheet; undefined for ordinary text. With headings the columns are what they
 * say; without, a first column that counts is left out, then come description, quantity, unit and price, as many as
 * there are. Columns that the document does not have are left out.
 * @param newLine what a line begins with
 * @param names of the document's columns beside the description
 */
export function pastedLines(
  text: string,
  language: Language,
  newLine: () => LineValues,
  names: readonly string[]
): LineValues[] | undefined {
  if (!text.includes('\t')) return undefined
  const rows = rowsOfTsv(text)
  const [first = []] = rows
  const headings = names.includes('ordered') ? [...HEADINGS_OF_DELIVERIES, ...HEADINGS] : HEADINGS
  const headed = first.map((cell) => headings.find(([, words]) => words.test(cell))?.[0])
  const isNamed = headed.includes('description') || headed.filter(Boolean).length > 1
  // A row with a figure is a line, whatever its words: `Beratungsleistung` heads no column.
  const hasHeadings = isNamed && first.every((cell) => numberOf(cell, language) === undefined)
  const content = hasHeadings ? rows.slice(1) : rows
  const isKnown = (column?: Column) => column === 'description' || names.includes(column ?? '')
  const columns = (hasHeadings ? headed : guessedColumns(content, language, names)).map((column) =>
    isKnown(column) ? column : undefined
  )
  const lines = content.map((row) => ({ ...newLine(), ...cellsOf(row, columns, language) }))
  return lines.length > 0 ? lines : undefined
}

function guessedColumns(
  rows: string[][],
  language: Language,
  names: readonly string[]
): (Column | undefined)[] {
  const isPriced = names.includes('unitPrice') && !names.includes('ordered')
  const width = Math.max(0, ...rows.map((row) => row.length))
  const isNumeric = (at: number) => {
    const filled = rows.flatMap((row) => row[at] || [])
    const numbers = filled.filter((cell) => numberOf(cell, language) !== undefined)
    return numbers.length > filled.length / 2
  }
  const counts = rows.every((row, index) => row[0] === String(index + 1)) && !isNumeric(1)
  const columns: (Column | undefined)[] = counts ? ['position', 'description'] : ['description']
  const numbers = Array.from({ length: width }, (_, at) => at).filter(
    (at) => at >= columns.length && isNumeric(at)
  )
  for (let at = columns.length; at < width; at += 1) {
    if (!numbers.includes(at)) columns[at] = columns.includes('unit') ? undefined : 'unit'
    else if (rows.some((row) => row[at]?.includes('%'))) columns[at] = 'taxRate'
    else columns[at] = nextNumber(columns, isPriced && numbers.length === 1)
  }
  return columns
}

/**
 * One number alone is the price, of goods that are delivered the quantity; of more, the quantity comes first, and a sum
 * at the end is left out.
 */
function nextNumber(columns: (Column | undefined)[], isPrice: boolean): Column | undefined {
  if (!isPrice && !columns.includes('quantity')) return 'quantity'
  return columns.includes('unitPrice') ? undefined : 'unitPrice'
}

function cellsOf(row: string[], columns: (Column | undefined)[], language: Language) {
  const cells: Partial<Record<Column, string>> = {}
  for (const [at, cell] of row.entries()) {
    const column = columns[at]
    if (!cell || !column) continue
    const isText = column === 'description' || column === 'unit'
    // An invalid number stays as it is, for the form to report it.
    cells[column] = isText ? cell : (numberOf(cell, language) ?? cell)
  }
  if (columns.includes('unitPrice')) cells.unitPrice ??= '0'
  return cells
}

/** `1.234,50 €`, `19 %` and `(12,00)` as decimal strings. */
function numberOf(cell: string, language: Language) {
  const bare = cell.replace(/[€$£%]|\b(EUR|USD|GBP|CHF|ALL|L[eë]k[eë]?)\b/gi, '').trim()
  return parseNumber(bare.replace(/^\((.*)\)$/, '-$1').trim(), language)
}
