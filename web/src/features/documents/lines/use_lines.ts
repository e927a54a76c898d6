import { newKey } from '@/lib/server/api'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { priceOfItem } from '../items/item_price'
import { type SuggestedTaxes, startingTax } from '../tax/line_tax'
import {
  emptyLine,
  type Item,
  isBlank,
  type LineKind,
  type LineValues,
  type Offered,
} from './line_values'
import type { LinesForm } from './lines_form'

const wordsOf = ({ name, description }: Item) => [name, description].filter(Boolean).join('\n')

export type Lines = ReturnType<typeof useLines>

/**
 * Operations on the lines of the form.
 * @param taxRate of a new line, a decimal string
 * @param suggested how sales to the recipient are usually taxed; new lines begin with it
 * @param own what lines of this kind of document have beside what all lines have; new ones and copies begin with it
 */
export function useLines(
  form: LinesForm,
  taxRate: string,
  suggested?: SuggestedTaxes,
  own: object = {}
) {
  const { lines } = form.values
  const companyCurrency = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY

  /** Once the change is drawn. */
  const focus = (index: number, field: string) =>
    requestAnimationFrame(() => form.getInputNode(`lines.${index}.${field}`)?.focus())

  const newLine = (kind?: LineKind) => ({
    ...emptyLine(taxRate, kind),
    ...startingTax(suggested, false, taxRate),
    ...own,
  })

  const insert = (index: number, kind: LineKind = 'item', offered: Offered = 'counted') => {
    form.insertListItem('lines', { ...newLine(kind), offered }, index)
    if (kind !== 'subtotal') focus(index, 'description')
  }
  /** The price of an item in this document, a decimal string; empty without an exchange rate. */
  const priceOf = (item: Item, mode = form.values.priceMode) =>
    priceOfItem(item, { ...form.values, priceMode: mode }, companyCurrency)

  return {
    focus,
    insert,
    priceOf,
    newLine,
    /** To the next line, which is made when there is none. */
    goOn: (index: number) =>
      index + 1 < lines.length ? focus(index + 1, 'description') : insert(index + 1),
    move: (from: number, to: number) => {
      if (to >= 0 && to < lines.length) form.reorderListItem('lines', { from, to })
    },
    copy: (index: number) => {
      if (!lines[index]) return
      const { _id: _, ...line } = lines[index]
      form.insertListItem('lines', { ...line, ...own, key: newKey() }, index + 1)
    },
    remove: (index: number) => {
      if (lines.length === 1) form.setFieldValue('lines', [newLine()])
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
    offer: (index: number, offered: Offered) =>
      form.setFieldValue(`lines.${index}.offered`, offered),
    /** Says that a line is an item; what is written stays, what is not comes from the item. */
    link: (index: number, item: Item) => {
      const line = lines[index]
      if (!line) return
      form.replaceListItem('lines', index, {
        ...line,
        itemId: item._id,
        description: line.description.trim() ? line.description : wordsOf(item),
        unit: line.unit || item.unit,
        unitPrice: line.unitPrice || priceOf(item),
      })
    },
    /** Puts an item into a line; quantity and discount stay. */
    fill: (index: number, item: Item) => {
      const line = lines[index]
      if (!line) return
      const rate = String(item.taxRate)
      const isGood = item.type === 'product'
      const tax = startingTax(suggested, isGood, rate)
      form.replaceListItem('lines', index, {
        ...line,
        itemId: item._id,
        description: wordsOf(item),
        unit: item.unit,
        // Without VAT a gross price is the net one.
        unitPrice: priceOf(item, tax.taxCategory ? 'net' : undefined),
        ...tax,
        taxOrigin: { rate, isGood },
      })
    },
  }
}
