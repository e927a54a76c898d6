import { type LineValues, linesOf } from '@/components/document_form/line_values'

/**
 * What the server takes while a proposal is written: lines that have a name, and subtotals. What is not written yet
 * costs nothing.
 */
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
