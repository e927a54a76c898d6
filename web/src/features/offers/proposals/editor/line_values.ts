import { type LineValues, linesOf } from '@/features/documents/lines/line_values'

/** The body while a proposal is written: lines with a name, and subtotals. Unfinished lines cost nothing. */
export const linesBody = (lines: LineValues[]) =>
  linesOf(
    lines.filter(isNamed).map((line) => ({
      ...line,
      quantity: line.quantity || '0',
      unitPrice: line.unitPrice || '0',
    }))
  )

const isNamed = ({ kind, description }: LineValues) =>
  kind === 'subtotal' || description.trim() !== ''
