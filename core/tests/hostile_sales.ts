import { addDays, today } from '#core/clock'
import { drawnSignature } from '#modules/deliveries/factories/note_factory'
import { inTurn, LINE, type Made, type Post, type Writer } from './hostile_basics.js'
import { packed, supplyOf } from './hostile_texts.js'

/** What every commercial document says besides its lines and its notes. */
export function wordsOfDocument(texts: string[]) {
  const next = supplyOf(texts)
  return {
    discountPercent: 1,
    discountReason: next(200),
    buyerReference: next(100),
    orderNumber: next(100),
    projectReference: next(100),
    intro: packed(texts, 1500)[1],
    closing: packed(texts, 1500)[2],
    exemptionReason: next(500),
  }
}

/** Levels with such words in every language, a reminder of the issued invoice, a promise to pay and two stops. */
export async function writeReminders(
  { post, put }: Writer,
  texts: string[],
  { client, invoice }: { client: string; invoice: string }
) {
  const next = supplyOf(texts)
  const words = () => ({
    subject: next(120),
    intro: packed(texts, 2000)[0],
    closing: packed(texts, 2000).at(-1),
  })
  const level = {
    days: -1,
    fee: 0,
    chargesInterest: false,
    chargesFlatSum: false,
    paymentDays: 7,
    texts: { en: words(), de: words(), sq: words() },
  }
  await put('/reminders/rules', { levels: [level] })
  await post('/reminders', { invoiceIds: [invoice], level: 1, isSent: true })
  const promisedOn = addDays(today('Europe/Berlin'), 1)
  await put(`/invoices/${invoice}/promise`, { promisedOn, note: next(500) })
  await put(`/invoices/${invoice}/reminder-stop`, { reason: next(500) })
  await put(`/clients/${client}/reminder-stop`, { reason: next(500) })
}

/** An opening balance, a statement with words of its own, and what the holder of a link reports. */
export async function writeAccount({ post, put }: Writer, texts: string[], client: string) {
  const next = supplyOf(texts)
  await put(`/clients/${client}/opening-balances/EUR`, {
    amount: 10,
    date: '2026-01-01',
    note: next(500),
  })
  await post(`/clients/${client}/statements`, {
    to: ['kunde@example.test'],
    subject: next(200),
    message: packed(texts, 10_000)[0],
  })
  const { url } = await post<{ url: string }>(`/clients/${client}/ledger-links`)
  await post('/shared-ledger/report', {
    id: client,
    key: new URL(url).hash.slice(1),
    name: next(200),
    message: packed(texts, 2000)[0],
  })
}

/** A payment that leaves credit, which is paid back, and an invoice that is given up. */
export async function writePayments(post: Post, texts: string[], clientId: string) {
  const next = supplyOf(texts)
  const { credit } = await post<{ credit: Made }>('/payments', {
    ...{ clientId, currency: 'EUR', amount: 5, allocations: [], overpayment: 'credit' },
    ...{ method: next(20), note: next(500), reference: next(140) },
  })
  await post(`/credits/${credit._id}/refunds`, { amount: 1, method: '<b>Bar</b>', note: next(500) })
  const lines = [{ ...LINE, description: next(200) }]
  const invoice = await post<Made>('/invoices', { clientId, lines })
  await post(`/invoices/${invoice._id}/issue`)
  await post(`/invoices/${invoice._id}/write-off`, { reason: next(500) })
}

/** Recurring invoices with all texts, one of which makes a draft. */
export async function writeRecurring(post: Post, texts: string[]) {
  const next = supplyOf(texts)
  const message = packed(texts, 10_000)[0]
  const profiles = await inTurn(texts, (name) =>
    post<Made>('/recurring-invoices', {
      name,
      invoice: {
        customClient: { name: next(200) },
        notes: packed(texts, 4000)[0],
        lines: [{ ...LINE, description: name }],
      },
      schedule: { startOn: '2026-01-31', every: 1, unit: 'month' },
      mail: { subject: next(200), message },
    })
  )
  await post(`/recurring-invoices/${profiles[0]!._id}/run`)
}

/** An estimate with all texts that was accepted on the phone, one that was declined, and one for a custom client. */
export async function writeEstimates({ post, put }: Writer, texts: string[], clientId: string) {
  const next = supplyOf(texts)
  const words = { ...wordsOfDocument(texts), notes: packed(texts, 4000)[0] }
  const lines = texts.map((description) => ({ ...LINE, description, unit: next(20) }))
  const issued = async (body: object) => {
    const estimate = await post<Made>('/estimates', { ...words, lines, ...body })
    await post(`/estimates/${estimate._id}/issue`)
    return estimate._id
  }
  const accepted = await issued({ clientId })
  await put(`/estimates/${accepted}/follow-up`, { date: '2030-01-31', note: next(500) })
  await post(`/estimates/${accepted}/send`, {
    to: ['kunde@example.test'],
    subject: next(200),
    message: packed(texts, 10_000)[0],
  })
  await post(`/estimates/${accepted}/accept`, { name: next(200), note: packed(texts, 2000)[0] })
  const declined = await issued({ customClient: { name: next(200), street: next(200) } })
  await post(`/estimates/${declined}/decline`, { reason: packed(texts, 2000).at(-1) })
  return accepted
}

/** A note of an accepted estimate, signed, and one with all texts for a custom client at another address, cancelled. */
export async function writeDeliveries(post: Post, texts: string[], estimateId: string) {
  const next = supplyOf(texts)
  const delivered = await post<Made>(`/estimates/${estimateId}/delivery-note`)
  await post(`/delivery-notes/${delivered._id}/issue`)
  const signature = await drawnSignature()
  await post(`/delivery-notes/${delivered._id}/sign`, { name: next(200), signature })
  const own = await post<Made>('/delivery-notes', {
    customClient: { name: next(200), street: next(200), postalCode: next(20), city: next(120) },
    deliveryAddress: { name: next(200), street: next(200), postalCode: next(20), city: next(120) },
    orderNumber: next(100),
    carrier: next(100),
    parcelNumber: next(100),
    notes: packed(texts, 4000)[0],
    lines: texts.map((description) => ({ ...LINE, description, unit: next(20) })),
  })
  await post(`/delivery-notes/${own._id}/issue`)
  await post(`/delivery-notes/${own._id}/send`, {
    to: ['kunde@example.test'],
    subject: next(200),
    message: packed(texts, 10_000)[0],
  })
  await post(`/delivery-notes/${own._id}/cancel`, { reason: packed(texts, 500)[0] })
}
