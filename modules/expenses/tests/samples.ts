import { defineSamples } from '#core/tests/define_samples'
import { type Desk, inTurn, type Made } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'

const LINE = { category: 'software', amount: 11.9, taxRate: 19 }

/** An expense that an outgoing entry of the bank has paid. */
async function payByBank(desk: Desk, mark: string) {
  const { _id } = await desk.post('/expenses', {
    ...{ vendor: `${mark} Bank`, date: '2026-01-03', dueDate: '2026-01-31', lines: [LINE] },
  })
  await desk.upload('/bank-statements', {
    ...{ field: 'file', name: `${mark} out.csv` },
    content: Buffer.from(
      `Buchungstag;Betrag;Name;Verwendungszweck\n05.01.2026;-11,90;${mark} Bank;${mark}`
    ),
  })
  const [entry] = await desk.get<Made[]>('/bank-entries?direction=out')
  await desk.post(`/bank-entries/${entry?._id}/expenses`, { expenseIds: [_id] })
}

export default defineSamples({
  bodies: {
    'POST /api/expenses': { vendor: 'Übernommen', date: '2026-01-02', lines: [LINE] },
    'PUT /api/expenses/:id': { vendor: 'Übernommen' },
    'POST /api/expenses/:id/payment': { date: '2026-01-02' },
    'POST /api/invoices/:id/expenses': { expenses: ['01900000-0000-7000-8000-000000000000'] },
  },
  fields:
    'vendor vendorVatId vendorIban reference date dueDate paidDate taxTreatment currency exchangeRate notes lines version clientId isRebillable markup expenses',
  parameters:
    'status category from to withoutReceipt vendor date gross currency reference except clientId',

  async fill(desk, made, mark) {
    const { _id } = await desk.post('/expenses', {
      vendor: `${mark} Softwarehaus`,
      date: '2026-01-02',
      reference: mark,
      notes: mark,
      lines: [{ ...LINE, description: mark }],
      clientId: made.idOf('client'),
      isRebillable: true,
    })
    const draft = await desk.post('/invoices', { clientId: made.idOf('client'), lines: [] })
    await desk.post(`/invoices/${draft._id}/expenses`, { expenses: [_id] })
    await desk.upload(`/expenses/${_id}/receipts`, {
      field: 'file',
      name: `${mark}.xml`,
      content: Buffer.from(`<?xml version="1.0"?><!-- ${mark} -->`),
    })
    made.keep('expense', _id)
    await payByBank(desk, mark)
  },

  async writeHostile(desk, _made, texts) {
    const next = supplyOf(texts)
    const vendors = texts.filter((text) => text.trim() && text.length <= 200)
    await inTurn(vendors, (vendor) =>
      desk.post('/expenses', {
        vendor,
        date: '2026-01-02',
        vendorVatId: next(20),
        vendorIban: next(34),
        reference: next(100),
        notes: packed(texts, 4000)[0],
        lines: [{ ...LINE, description: next(300) }],
      })
    )
  },

  withoutFreeText: [
    /^expenses\.(number|tax_treatment|currency|own_currency)$/,
    /^expense_lines\.category$/,
    /^expense_receipts\.(name|type|sha256)$/,
  ],
})
