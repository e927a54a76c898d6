import { addDays, today } from '#core/clock'
import { defineSamples } from '#core/tests/define_samples'
import { LINE } from '#core/tests/desk'

const IBAN = 'DE02120300000000202051'
const MANDATE = { scheme: 'core', kind: 'recurrent', signedOn: '2026-01-02', iban: IBAN }

export default defineSamples({
  bodies: {
    'POST /api/collections': { debits: [{ invoiceId: '01900000-0000-7000-8000-000000000000' }] },
    'POST /api/collections/:id/book': { date: '2026-01-02' },
    'POST /api/collections/:id/debits/:debitId/return': { date: '2026-01-02', reason: 'AM04' },
  },
  fields: 'debits invoiceId isLast date reason fees',
  parameters: 'state firstOn total',

  async fill(desk, made, mark) {
    await desk.post('/settings', { companyInfo: { iban: IBAN, creditorId: 'DE98ZZZ09999999999' } })
    const client = await desk.post('/clients', { name: `${mark} Zahler` })
    const { _id: mandateId } = await desk.post(`/clients/${client._id}/mandates`, MANDATE)
    const dueDate = addDays(today('Europe/Berlin'), 20)
    const lines = [{ ...LINE, description: `${mark} Abo` }]
    const { _id } = await desk.post('/invoices', {
      clientId: client._id,
      mandateId,
      dueDate,
      lines,
    })
    await desk.post(`/invoices/${_id}/issue`)
    const collection = await desk.post('/collections', { debits: [{ invoiceId: _id }] })
    made.keep('collection', collection._id)
  },

  // Copies in the characters of SEPA, of texts that other samples write.
  withoutFreeText: [/^collections\./, /^direct_debits\./],
})
