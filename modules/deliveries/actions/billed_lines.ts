import { formatDay } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import type { Delivery } from '#modules/deliveries/actions/bill_notes'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { isItem, type NoteLine } from '#modules/deliveries/note_line'
import { type LineBody, type LineContent, partiesOf, priceInMode } from '#modules/documents/public'
import { Item } from '#modules/invoicing/public'
import { Order } from '#modules/orders/public'

export interface BilledLine {
  /** The line of a delivery note; missing for a heading. */
  noteLineId?: string
  body: LineBody
}

/** The lines of an invoice for some notes: each note's own below a heading with its number and date. */
export async function billedLines(
  company: CompanyScope,
  deliveries: readonly Delivery[]
): Promise<BilledLine[]> {
  const billed: BilledLine[] = []
  for (const { note, lines } of deliveries) {
    billed.push({ body: { kind: 'heading', description: await headingOf(note) } })
    const isOrdered = await hasOrder(company, note)
    const brought = lines.filter((line) => isItem(line) && line.content.quantity > 0n)
    for (const line of brought) {
      billed.push({ noteLineId: line.id, body: await priced(company, { note, isOrdered }, line) })
    }
  }
  return billed
}

/** Whether a document before the first note has the prices. */
const hasOrder = async (company: CompanyScope, note: DeliveryNote) =>
  note.estimateId !== null ||
  note.sourceInvoiceId !== null ||
  (await Order.one(company, note.orderId)) !== null

async function headingOf(note: DeliveryNote) {
  const { language } = await partiesOf(note)
  return translate(language, 'deliveries:documents.heading', {
    number: note.number ?? '',
    date: formatDay(note.dateOn),
  })
}

/**
 * At its own price. A line without one has the price of its item, net or gross like the note, if the currency is the
 * same; a line ordered free of charge costs nothing.
 */
async function priced(
  company: CompanyScope,
  { note, isOrdered }: { note: DeliveryNote; isOrdered: boolean },
  { id, orderLineId, content }: NoteLine
) {
  const line: LineContent = { ...content, serviceDate: null, serviceUntil: null }
  const isSameMoney = note.currency === company.currency
  const isOfOrder = orderLineId !== id && isOrdered
  if (line.unitPrice !== 0n || !line.itemId || !isSameMoney || isOfOrder) return line
  const item = await Item.one(company, line.itemId)
  if (!item) return line
  const { taxRate, priceMode: from } = item
  const unitPrice = priceInMode(item.unitPrice, { taxRate, from, to: note.priceMode })
  return { ...line, unitPrice }
}
