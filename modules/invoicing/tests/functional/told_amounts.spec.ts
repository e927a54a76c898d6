import { test } from '@japa/runner'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { credit } from '#modules/invoicing/tests/crediting'
import { pay } from '#modules/invoicing/tests/settling'

const WORK = { description: 'Work', quantity: 2.5, unit: 'h', unitPrice: 1000, taxRate: 19 }

test.group('Amounts in refusals', () => {
  for (const [language, open, hours, net] of [
    ['de', '2.975,00 €', '2,5 h', '2.500,00 €'],
    ['en', '€2,975.00', '2.5 h', '€2,500.00'],
    ['sq', '2 975,00 €', '2,5 h', '2 500,00 €'],
  ] as const) {
    test(`are written as they are everywhere else in ${language}`, async ({ client, assert }) => {
      const desk = await makeDesk(client)
      const settings = await desk.post('/api/settings', { preferences: { language } })
      settings.assertStatus(200)
      const invoice = await desk.issued({ lines: [WORK] })
      const [{ _id: lineId }] = invoice.lines
      const refusals = [
        [await pay(desk, invoice, { amount: 3000 }), open],
        [await credit(desk, invoice, { lines: [{ lineId, quantity: 3 }] }), hours],
        [await credit(desk, invoice, { lines: [{ lineId, amount: 2600 }] }), net],
      ] as const
      for (const [refusal, told] of refusals) {
        assert.include(refusal.body().error.replace(/[\u00a0\u202f]/g, ' '), told)
      }
    })
  }

  test('limits are formatted for people', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    ;(await desk.post('/api/settings', { preferences: { language: 'de' } })).assertStatus(200)
    const invoice = await desk.issued()
    for (const amount of [0, -5]) {
      const refused = await pay(desk, invoice, { amount })
      assert.equal(refused.body().error, '„Betrag“ muss größer als 0 sein.')
    }
    const dear = await desk.post('/api/invoices', { lines: [{ ...WORK, unitPrice: 2e9 }] })
    assert.equal(dear.body().error, '„Einzelpreis“ darf höchstens 1.000.000.000 sein.')
  })
})
