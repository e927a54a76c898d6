import { today } from '#core/clock'
import { defineSamples } from '#core/tests/define_samples'
import { type Desk, inTurn, LINE, type Made } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'
import type { MadeRecords } from '#core/tests/made_records'
import { hostileLines, hostileWords } from '#modules/documents/tests/hostile_words'

export default defineSamples({
  bodies: {
    'PUT /api/items/:id': { name: 'Übernommen', unitPrice: 1 },
    'PUT /api/invoices/:id': { customClient: { name: 'Übernommen' }, lines: [] },
    'POST /api/invoices/:id/payments': { amount: 1, date: '2026-01-02', method: 'bankTransfer' },
    'POST /api/invoices/:id/write-off': { reason: 'Übernommen' },
    ...Object.fromEntries(
      ['', '/preview', '/picture'].map((path) => [
        `POST /api/invoices/:id/credit-notes${path}`,
        { lines: [{ lineId: 'x', quantity: 1 }] },
      ])
    ),
  },
  fields:
    'amount date dueDate serviceDate method note clientId customClient lines version unitPrice taxRate quantity isConfirmed acknowledged',
  parameters:
    'sort order clientId clientIds from to attention method currency year overdue until openOnly notInvoiced archived',

  async fill(desk, made, mark) {
    const clientId = made.idOf('client')
    const lines = [{ ...LINE, description: `${mark} Leistung` }]
    await desk.post('/items', { name: `${mark} Artikel`, unitPrice: 12.5, taxRate: 19 })
    const { _id } = await desk.post('/invoices', { clientId, lines })
    await desk.upload(`/invoices/${_id}/attachments`, {
      field: 'file',
      name: `${mark}.csv`,
      content: Buffer.from(mark),
    })
    const { lines: issued } = await desk.post<{ lines: Made[] }>(`/invoices/${_id}/issue`)
    await desk.post(`/invoices/${_id}/link`)
    const payment = { amount: 1, date: '2026-01-02', method: 'bankTransfer' }
    await desk.post(`/invoices/${_id}/payments`, payment)
    const credited = [{ lineId: issued[0]!._id, quantity: 0.5 }]
    await desk.post(`/invoices/${_id}/credit-notes`, { lines: credited, notes: mark })
    made.keep('invoice', _id)
    const lost = await desk.post('/invoices', { clientId, lines })
    await desk.post(`/invoices/${lost._id}/issue`)
    await desk.post(`/invoices/${lost._id}/write-off`, { reason: mark })
  },

  async writeHostile(desk, made, texts) {
    await writeItems(desk, texts)
    await writeIssued(desk, made, texts)
    await writeDraft(desk, made, texts)
  },

  withoutFreeText: [
    /^deducted_down_payments\.(number|taxes)$/,
    /^invoices\.(delivery_note|sales_order|direct_debit|sent_as)$/,
    /^invoice_attachments\.(name|type|sha256|key_id)$/,
    /^invoice_words\.word$/,
    /^released_records\.share$/,
  ],
})

function writeItems(desk: Desk, texts: string[]) {
  const next = supplyOf(texts)
  const descriptions = packed(texts, 2000)
  return inTurn(texts, (name, index) =>
    desk.post('/items', {
      name,
      number: `${index} ${next(50)}`,
      description: descriptions[index % descriptions.length],
      unit: next(20),
      unitPrice: 1,
    })
  )
}

/** Paid in part, all texts in its lines, mailed by its own words. */
async function writeIssued(desk: Desk, made: MadeRecords, texts: string[]) {
  const next = supplyOf(texts)
  const { _id } = await desk.post('/invoices', {
    clientId: made.idOf('client'),
    // Due at once, so that it appears in the bell.
    dueDate: today('Europe/Berlin'),
    notes: packed(texts, 1500)[0],
    ...hostileWords(texts),
    lines: hostileLines(texts),
  })
  await desk.post(`/invoices/${_id}/issue`)
  for (const note of packed(texts, 500)) {
    await desk.post(`/invoices/${_id}/payments`, { amount: 1, method: next(20), note })
  }
  await desk.post(`/invoices/${_id}/send`, {})
  for (const message of packed(texts, 10_000)) {
    const letter = { to: ['kunde@example.test'], subject: next(200), message }
    await desk.post(`/invoices/${_id}/send`, letter)
  }
  made.keep('invoice', _id)
}

/** For a custom client. */
async function writeDraft(desk: Desk, made: MadeRecords, texts: string[]) {
  const next = supplyOf(texts)
  const { _id } = await desk.post('/invoices', {
    customClient: {
      name: next(200),
      businessNumber: next(40),
      street: next(200),
      postalCode: next(20),
      city: next(120),
    },
    notes: packed(texts, 4000)[0],
    lines: hostileLines(texts).slice(0, 3),
  })
  made.keep('draft', _id)
}
