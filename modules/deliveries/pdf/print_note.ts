import { moneyFromRow } from '#core/money/columns'
import { decimal } from '#core/money/decimal'
import { receiptOf } from '#modules/deliveries/frozen_note'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { type NoteLineRow, noteLine, orderedOf } from '#modules/deliveries/note_line'
import { type Deliveries, deliveriesOf } from '#modules/deliveries/queries/delivered'
import { lineRowsOf } from '#modules/deliveries/queries/note_lines'
import { surroundingsOf } from '#modules/deliveries/queries/surroundings'
import { noteRow } from '#modules/deliveries/transformers/note_row_transformer'
import {
  type Buyer,
  type DeliveryPdfModel,
  type PdfDeliveryLine,
  type Picture,
  partiesOf,
  priceDocument,
  renderDeliveryPdf,
  renderDeliverySvg,
  type Seller,
  sellerName,
  templateOf,
} from '#modules/documents/public'
import { readLogo } from '#modules/settings/public'

interface Print {
  /** Never with prices, regardless of the note: for readers who must not see them. */
  withoutPrices?: boolean
  /** Of a note that is not stored. */
  rows?: NoteLineRow[]
}

/** The PDF of a note in the language of its recipient, with its signature if there is one. */
export const printNote = async (note: DeliveryNote, print: Print = {}): Promise<Buffer> =>
  renderDeliveryPdf(await modelOf(note, print))

/** Some of its pages as a picture for the screen, see renderDocumentSvg. */
export const drawNote = async (
  note: DeliveryNote,
  portion: number,
  print: Print = {}
): Promise<Picture> => renderDeliverySvg(await modelOf(note, print), portion)

async function modelOf(
  note: DeliveryNote,
  { withoutPrices, rows: unsaved }: Print
): Promise<DeliveryPdfModel> {
  const company = { id: note.companyId }
  const { seller, buyer, language } = await partiesOf(note)
  const rows = unsaved ?? (await lineRowsOf(note))
  const receipt = await receiptOf(company, note.id)
  const { numbers } = await surroundingsOf(company, [noteRow(note)])
  // Issued notes store the earlier deliveries.
  const { delivered } = await deliveriesOf(note, { except: note.id })
  const showsPrices = note.showsPrices && !withoutPrices
  return {
    companyId: note.companyId,
    isDraft: note.isDraft,
    withdrawal: note.status === 'Cancelled' ? 'cancelled' : undefined,
    language,
    currency: note.currency,
    number: note.number ?? '',
    issuedOn: note.dateOn,
    seller: { ...seller, name: sellerName(seller) },
    buyer: { ...addressedTo(note, buyer), contact: '', customerNumber: buyer.number },
    orderedBy: note.deliveryAddress && note.deliveryAddress.name !== buyer.name ? buyer.name : '',
    basedOn: numbers.get(note.estimateId ?? note.sourceInvoiceId ?? note.orderId) ?? '',
    orderNumber: note.orderNumber,
    carrier: note.carrier,
    parcelNumber: note.parcelNumber,
    lines: rows.map((row) => printedLine(row, delivered)),
    prices: showsPrices ? pricesOf(note, rows) : undefined,
    notes: note.notes,
    receipt: receipt && { ...receipt, picture: receipt.signature },
    footer: seller.invoiceFooter,
    logo: await readLogo(seller),
    accent: seller.accentColor,
    template: lookOf(seller),
    createdAt: Number(note.signedAt ?? note.issuedAt ?? note.createdAt),
  }
}

/** The look of invoices; notes from before papers had editions are classic. */
const lookOf = (seller: Seller) =>
  seller.paperEdition ? templateOf({}, seller, 'invoice') : undefined

/** The window shows the delivery address (DIN 5008); the buyer is listed beside it. */
const addressedTo = ({ deliveryAddress }: DeliveryNote, buyer: Buyer): Buyer =>
  deliveryAddress ? { ...buyer, addressLine: '', ...deliveryAddress } : buyer

function printedLine(row: NoteLineRow, delivered: Deliveries['delivered']): PdfDeliveryLine {
  const line = noteLine(row)
  const { kind, description, unit, quantity, unitPrice, discount } = line.content
  return {
    kind: kind === 'subtotal' ? 'text' : kind,
    description,
    unit,
    quantity,
    ordered: orderedOf(line),
    deliveredBefore: line.deliveredBefore ?? delivered.get(line.orderLineId) ?? decimal(0n),
    unitPrice,
    discount,
    amount: moneyFromRow(row.amount),
  }
}

/** The prices of the goods on this note. */
function pricesOf(note: DeliveryNote, rows: NoteLineRow[]) {
  const { net, total, priceMode } = note
  const { taxes, amountSum } = priceDocument(
    rows.map((row) => noteLine(row).content),
    note
  )
  return { priceMode, taxes, amountSum, net, total }
}
