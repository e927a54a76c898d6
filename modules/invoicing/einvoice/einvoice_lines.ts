import type { LineContent } from '#modules/documents/public'
import type { FiguresInput } from '#modules/einvoices/public'
import { PIECE, unitCode } from '#modules/settings/public'

type Line = FiguresInput['lines'][number]

/**
 * The lines with their words, in the order of the form. A text belongs to the item above it (BT-127); a text before
 * the first item is a note of the document.
 */
export function einvoiceLines(contents: readonly LineContent[]) {
  const lines: Line[] = []
  const notes: string[] = []
  let last: Line | undefined
  let position = 0
  for (const content of contents) {
    const line = lineOf(content, String(position + 1))
    lines.push(line)
    if (content.kind === 'item') {
      last = line
      position += 1
    } else if (content.kind === 'text' && content.description.trim()) {
      if (last) last.note = [last.note, content.description].filter(Boolean).join('\n')
      else notes.push(content.description)
    }
  }
  return { lines, notes }
}

function lineOf(content: LineContent, id: string): Line {
  const [name = '', ...rest] = content.description.trim().split('\n')
  const code = unitCode(content.unit)
  const from = content.serviceDate ?? undefined
  return {
    id,
    name: name.trim(),
    description: rest.join('\n').trim(),
    kind: content.kind,
    isOptional: content.isOptional,
    quantity: content.quantity,
    unit: code ?? PIECE,
    unitPrice: content.unitPrice,
    discount: content.discount,
    taxCategory: content.taxCategory,
    taxRate: content.taxRate,
    period: from ? { from, to: content.serviceUntil ?? from } : undefined,
    classifications: [],
    // A unit that no code list knows is counted in pieces, and still said.
    attributes: code === undefined ? [{ name: 'Unit', value: content.unit.trim() }] : [],
  }
}
