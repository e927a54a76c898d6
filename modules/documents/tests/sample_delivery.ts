import { decimal, parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import type { DeliveryPdfModel, PdfDeliveryLine } from '#modules/documents/pdf/kinds/delivery_model'
import { sampleDocument } from './sample_document.js'

const NONE = decimal(0n)

/** A line with an order of ten at 12.50 each. */
export const deliveryLine = (quantity = '10', before = '0'): PdfDeliveryLine => ({
  kind: 'item',
  description: 'Regalboden\nBuche, geölt',
  unit: 'Stk',
  ordered: parseDecimal('10'),
  deliveredBefore: parseDecimal(before),
  quantity: parseDecimal(quantity),
  unitPrice: parseDecimal('12.5'),
  discount: NONE,
  amount: minor(BigInt(Number(quantity) * 1250)),
})

/** A believable delivery note of a German workshop, for tests. */
export function sampleDelivery(changes: Partial<DeliveryPdfModel> = {}): DeliveryPdfModel {
  const { companyId, seller, buyer, accent, createdAt, footer } = sampleDocument()
  return {
    companyId,
    isDraft: false,
    language: 'de',
    currency: 'EUR',
    number: 'LS-2026-0007',
    issuedOn: '2026-11-20',
    seller,
    buyer,
    orderedBy: 'Zentrale GmbH',
    basedOn: 'AN-2026-0003',
    orderNumber: 'B-77',
    carrier: 'DHL',
    parcelNumber: '00340434161094042557',
    lines: [deliveryLine()],
    notes: 'Anlieferung über den Hof',
    footer,
    accent,
    createdAt,
    ...changes,
  }
}
