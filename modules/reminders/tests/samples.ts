import { addDays, today } from '#core/clock'
import { defineSamples } from '#core/tests/define_samples'
import { LINE } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'

export default defineSamples({
  bodies: {
    'PUT /api/invoices/:id/promise': { promisedOn: '2026-01-02' },
    'PUT /api/invoices/:id/reminder-stop': { reason: 'Übernommen' },
    'PUT /api/clients/:id/reminder-stop': { reason: 'Übernommen' },
  },
  fields: 'invoiceIds level levels baseRates reminders promisedOn postedOn reason untilOn isSent',
  parameters: 'invoiceId isSent',

  async fill(desk, made, mark) {
    const baseRates = [{ from: '2020-01-01', percent: 1.27 }]
    await desk.put('/reminders/rules', {
      levels: [levelSaying(7, () => ({ subject: mark }))],
      baseRates,
    })
    const clientId = made.idOf('client')
    const { _id } = await desk.post('/invoices', {
      clientId,
      lines: [{ ...LINE, description: mark }],
      date: '2026-01-02',
      dueDate: '2026-01-03',
    })
    await desk.post(`/invoices/${_id}/issue`)
    await desk.post('/reminders', { invoiceIds: [_id], level: 1 })
    await desk.put(`/invoices/${_id}/promise`, { promisedOn: '2030-01-09', note: mark })
    await desk.put(`/clients/${clientId}/reminder-stop`, { reason: mark })
  },

  /** Levels with such words in every language, a reminder of the issued invoice, a promise to pay and two stops. */
  async writeHostile(desk, made, texts) {
    const next = supplyOf(texts)
    const invoice = made.idOf('invoice')
    // Unknown placeholders are refused at their field.
    const worded = texts.filter((text) => !text.includes('{{'))
    const subject = supplyOf(worded)
    const level = levelSaying(-1, () => ({
      subject: subject(120),
      intro: packed(worded, 2000)[0],
      closing: packed(worded, 2000).at(-1),
    }))
    await desk.put('/reminders/rules', { levels: [level] })
    await desk.post('/reminders', { invoiceIds: [invoice], level: 1, isSent: true })
    const promisedOn = addDays(today('Europe/Berlin'), 1)
    await desk.put(`/invoices/${invoice}/promise`, { promisedOn, note: next(500) })
    await desk.put(`/invoices/${invoice}/reminder-stop`, { reason: next(500) })
    await desk.put(`/clients/${made.idOf('client')}/reminder-stop`, { reason: next(500) })
  },

  withoutFreeText: [/^reminded_invoices\.(default_ground|interest_from)$/],
})

/** Free of charge. @param days after the due date */
const levelSaying = (days: number, words: () => object) => ({
  days,
  fee: 0,
  chargesInterest: false,
  chargesFlatSum: false,
  paymentDays: 7,
  texts: { en: words(), de: words(), sq: words() },
})
