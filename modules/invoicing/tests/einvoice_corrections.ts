import { LINE } from '#modules/invoicing/factories/invoice_factory'
import {
  DOCUMENTS,
  IN_FRANCS,
  invoiceOfNotes,
  issuedNote,
  issuedOrder,
  makeEInvoiceDesk,
} from './einvoice_desk.js'

const MIXED = DOCUMENTS['mixed rates, discounts, Skonto and a period'] as { lines: object[] }

type Desk = Awaited<ReturnType<typeof makeEInvoiceDesk>>

interface Page {
  _id: string
  number: string
  net: number
  tax: number
  total: number
  whole: { net: number; tax: number; total: number }
  lines: { _id: string; kind: string; quantity: number; amount: number }[]
}

/** Values that the XML of a document must have. */
interface Expected {
  page: Page
  type: string
  gross: number
  prepaid: number
  due: number
  preceding: string[]
  /** BT-16 */
  deliveryNote?: string
  /** BT-13 and BT-14 */
  orders?: [buyers: string, sellers: string]
}

const advance = (unitPrice: number, taxRate: number) => ({
  stage: 'downPayment',
  date: '2026-10-05',
  serviceDate: '2026-10-01',
  serviceUntil: '2026-11-30',
  lines: [{ ...LINE, description: 'Abschlag', unitPrice, taxRate }],
})

async function downPayment(desk: Desk, body: object = {}): Promise<Expected[]> {
  const page: Page = await desk.issue({ ...advance(300, 19), ...body })
  return [{ page, type: '326', gross: 357, prepaid: 0, due: 357, preceding: [] }]
}

/** @param money the currency of all of them */
async function finalInvoice(
  desk: Desk,
  body: object = {},
  money: object = {}
): Promise<Expected[]> {
  const issueAdvance = (unitPrice: number, taxRate: number): Promise<Page> =>
    desk.issue({ ...advance(unitPrice, taxRate), ...money })
  const [one, two] = [await issueAdvance(300, 19), await issueAdvance(20, 7)]
  const page: Page = await desk.issue({
    ...MIXED,
    ...body,
    ...money,
    stage: 'final',
    downPayments: [one._id, two._id],
  })
  const { cancelledBy } = (await desk.post(`/api/invoices/${page._id}/cancel`)).body()
  const numbers = [one.number, two.number]
  const prepaid = 357 + 21.4
  const figures = { gross: page.whole.total, prepaid, due: page.total }
  const turned = { gross: -figures.gross, prepaid: -prepaid, due: -figures.due }
  return [
    { page: await desk.read(page._id), type: '380', ...figures, preceding: numbers },
    {
      page: await desk.read(cancelledBy._id),
      type: '384',
      ...turned,
      preceding: [page.number, ...numbers],
    },
  ]
}

/** The first two lines by quantity, the third by an amount; then all that is left. */
async function creditNotes(desk: Desk, body: object): Promise<Expected[]> {
  const invoice: Page = await desk.issue(body)
  const items = invoice.lines.filter(({ kind, amount }) => kind === 'item' && amount > 0)
  const portion = ({ _id, quantity }: Page['lines'][number], index: number) =>
    index < 2 ? { lineId: _id, quantity: quantity / 2 } : { lineId: _id, amount: '1.11' }
  const credit = async (lines: object[]): Promise<Expected> => {
    const made = await desk.post(`/api/invoices/${invoice._id}/credit-notes`, { lines })
    made.assertStatus(201)
    const page: Page = made.body()
    const figures = { gross: -page.total, prepaid: 0, due: -page.total }
    return { page, type: '381', ...figures, preceding: [invoice.number] }
  }
  const first = await credit(items.slice(0, 3).map(portion))
  const left = (await desk.get(`/api/invoices/${invoice._id}/credit-notes`)).body()
  const rest = await credit(
    left.map(({ lineId, quantityLeft }: { lineId: string; quantityLeft: number }) => ({
      lineId,
      quantity: quantityLeft,
    }))
  )
  return [first, rest]
}

/** An invoice that bills one delivery note and names it (BT-16); its cancellation names the invoice alone. */
async function deliveredGoods(desk: Desk, money: { currency?: string } = {}): Promise<Expected[]> {
  const note = await issuedNote(desk, money.currency)
  const { invoiceId } = await invoiceOfNotes(desk, [note], money)
  const issued = await desk.post(`/api/invoices/${invoiceId}/issue`)
  issued.assertStatus(200)
  const page: Page = issued.body()
  const { cancelledBy } = (await desk.post(`/api/invoices/${invoiceId}/cancel`)).body()
  return [
    {
      page,
      type: '380',
      gross: 119,
      prepaid: 0,
      due: 119,
      preceding: [],
      deliveryNote: note.number,
    },
    {
      page: await desk.read(cancelledBy._id),
      type: '384',
      gross: -119,
      prepaid: 0,
      due: -119,
      preceding: [page.number],
    },
  ]
}

/**
 * The invoice of an order confirmation names it beside the buyer's order (BT-14, BT-13), and so do its cancellation and
 * the corrected invoice. A copy for a later supply names the buyer's order alone.
 */
async function confirmedOrder(desk: Desk): Promise<Expected[]> {
  const order = await issuedOrder(desk)
  const made = async (path: string): Promise<{ _id: string; invoiceId: string }> => {
    const answer = await desk.post(path)
    answer.assertStatus(201)
    return answer.body()
  }
  const issue = async (id: string): Promise<Page> => {
    const issued = await desk.post(`/api/invoices/${id}/issue`)
    issued.assertStatus(200)
    return issued.body()
  }
  const page = await issue((await made(`/api/orders/${order._id}/invoice`)).invoiceId)
  const later = await issue((await made(`/api/invoices/${page._id}/duplicate`))._id)
  const { cancelledBy } = (await desk.post(`/api/invoices/${page._id}/cancel`)).body()
  const corrected = await issue((await made(`/api/invoices/${page._id}/replacement`))._id)

  const orders: Expected['orders'] = ['B-77', order.number]
  const asked = { type: '380', gross: 119, prepaid: 0, due: 119, preceding: [] }
  const turned = { type: '384', gross: -119, prepaid: 0, due: -119, preceding: [page.number] }
  return [
    { ...asked, page, orders },
    { ...asked, page: later },
    { ...turned, page: await desk.read(cancelledBy._id), orders },
    { ...asked, page: corrected, preceding: [page.number], orders },
  ]
}

/** The invoice of a note that delivers a confirmed order names both (BT-14, BT-16). */
async function deliveredOrder(desk: Desk): Promise<Expected[]> {
  const order = await issuedOrder(desk)
  const drafted = await desk.post(`/api/orders/${order._id}/delivery-note`)
  drafted.assertStatus(201)
  const note = await desk.post(`/api/delivery-notes/${drafted.body()._id}/issue`)
  note.assertStatus(200)
  const { invoiceId } = await invoiceOfNotes(desk, [note.body()])
  const issued = await desk.post(`/api/invoices/${invoiceId}/issue`)
  issued.assertStatus(200)
  const figures = { gross: 119, prepaid: 0, due: 119, preceding: [] }
  return [
    {
      page: issued.body(),
      type: '380',
      ...figures,
      deliveryNote: note.body().number,
      orders: ['B-77', order.number],
    },
  ]
}

/** How each kind of document is made, and the values its XML must have. */
export const MAKERS: Record<string, (desk: Desk) => Promise<Expected[]>> = {
  'the invoice of a delivery note and its cancellation': deliveredGoods,
  'the same in francs, with the VAT in euros': (desk) => deliveredGoods(desk, IN_FRANCS),
  'the invoice of an order confirmation, its cancellation and copies': confirmedOrder,
  'the invoice of a delivery note of an order confirmation': deliveredOrder,
  'a down payment': downPayment,
  'a down payment in francs, with the VAT in euros': (desk) => downPayment(desk, IN_FRANCS),
  'a final invoice with two down payments and its cancellation': finalInvoice,
  'the same with gross prices': (desk) => finalInvoice(desk, { priceMode: 'gross' }),
  'a final invoice in francs, with the VAT in euros': (desk) => finalInvoice(desk, {}, IN_FRANCS),
  'credit notes in francs, with the VAT in euros': (desk) =>
    creditNotes(desk, { ...MIXED, ...IN_FRANCS }),
  'credit notes on mixed rates, discounts and a period': (desk) => creditNotes(desk, MIXED),
  'credit notes on gross prices and a discount as an amount': (desk) =>
    creditNotes(desk, DOCUMENTS['gross prices and a discount as an amount']!),
  'credit notes on reverse charge': (desk) => creditNotes(desk, DOCUMENTS['reverse charge']!),
  'credit notes on an exemption': (desk) =>
    creditNotes(desk, DOCUMENTS['an exemption in own words']!),
}
