import type { UseFormReturnType } from '@mantine/form'
import { newKey } from '@/lib/api'
import type { Item } from '../invoice'
import type { InvoiceValues } from './invoice_values'
import { emptyLine, isBlank, type LineKind, type LineValues } from './line_values'

export type Lines = ReturnType<typeof useLines>

/**
 * What can be done to the lines of the form.
 * @param taxRate of a new line, a decimal string
 */
export function useLines(form: UseFormReturnType<InvoiceValues>, taxRate: string) {
  const { lines } = form.values

  /** Once the change is drawn. */
  const focus = (index: number, field: string) =>
    requestAnimationFrame(() => form.getInputNode(`lines.${index}.${field}`)?.focus())

  const insert = (index: number, kind: LineKind = 'item') => {
    form.insertListItem('lines', emptyLine(taxRate, kind), index)
    if (kind !== 'subtotal') focus(index, 'description')
  }
  return {
    focus,
    insert,
    /** To the next line, which is made when there is none. */
    goOn: (index: number) =>
      index + 1 < lines.length ? focus(index + 1, 'description') : insert(index + 1),
    move: (from: number, to: number) => {
      if (to >= 0 && to < lines.length) form.reorderListItem('lines', { from, to })
    },
    copy: (index: number) => {
      const line = lines[index]
      if (line) form.insertListItem('lines', { ...line, key: newKey() }, index + 1)
    },
    remove: (index: number) => {
      if (lines.length === 1) form.setFieldValue('lines', [emptyLine(taxRate)])
      else form.removeListItem('lines', index)
      focus(Math.max(0, index - 1), 'description')
    },
    /** Puts lines after one that is written, or in the place of one that is not. */
    paste: (index: number, pasted: LineValues[]) => {
      const line = lines[index]
      const isReplaced = !line || isBlank(line)
      const before = lines.slice(0, isReplaced ? index : index + 1)
      form.setFieldValue('lines', [...before, ...pasted, ...lines.slice(index + 1)])
      focus(before.length + pasted.length - 1, 'description')
    },
    /** Puts an item into a line; quantity and discount stay. */
    fill: (index: number, item: Item) => {
      const line = lines[index]
      if (!line) return
      form.replaceListItem('lines', index, {
        ...line,
        itemId: item._id,
        description: [item.name, item.description].filter(Boolean).join('\n'),
        unit: item.unit,
        unitPrice: String(item.unitPrice),
        taxRate: String(item.taxRate),
        taxCategory: '',
      })
    },
  }
}
