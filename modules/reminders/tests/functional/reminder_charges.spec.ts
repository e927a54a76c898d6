import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { levelBody, makeDunning } from '#modules/reminders/tests/dunning'

/** A day of a common year after a common year. */
const inJune = () => setClock(() => Date.parse('2027-06-01T10:00:00Z'))

test.group('Charges of reminders', () => {
  test('row 73: fee and interest per level stand on the reminder and nowhere else', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(inJune())
    const dunning = await makeDunning(client)
    await dunning.rules({
      levels: [levelBody({ fee: 2.5, chargesInterest: true })],
      baseRates: [{ from: '2020-01-01', percent: 1.27 }],
    })
    const invoice = await dunning.late(30)
    const [due] = (await dunning.due()).due
    // 119.00 × (1.27 + 9) % × 30 / 365 = 1.00448…
    assert.containsSubset(due, { open: 119, interest: 1, fee: 2.5, total: 122.5 })
    const made = (await dunning.remind([invoice])).body()
    assert.containsSubset(made, { open: 119, interest: 1, fee: 2.5, flatSum: 0, total: 122.5 })
    assert.deepEqual(made.invoices[0].interestPeriods, [
      {
        days: 30,
        percent: 10.27,
        from: '2027-05-03',
        until: '2027-06-01',
        open: 119,
        interest: 1,
      },
    ])
    const { open, total } = (await dunning.get(`/api/invoices/${invoice}`)).body()
    assert.deepEqual([open, total], [119, 119])
  })

  test('row 73: a consumer owes five points, and no flat sum', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(inJune())
    const dunning = await makeDunning(client, { type: 'person' })
    await dunning.rules({
      levels: [levelBody({ fee: 2.5, chargesInterest: true, chargesFlatSum: true })],
      baseRates: [{ from: '2020-01-01', percent: 1.27 }],
    })
    const made = (await dunning.remind([await dunning.late(365)])).body()
    // 119.00 × 6.27 % = 7.4613
    assert.containsSubset(made, { interest: 7.46, flatSum: 0, fee: 2.5, total: 128.96 })
  })

  test('row 73: the flat sum of 40 EUR is asked for once per invoice, at whatever level', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const level = levelBody({ fee: 2.5, chargesFlatSum: true })
    await dunning.rules({ levels: [level, level] })
    const invoices = [await dunning.late(20), await dunning.late(15)]
    const first = (await dunning.remind(invoices)).body()
    assert.containsSubset(first, { flatSum: 80, fee: 0, total: 318 })
    const second = await dunning.later(30, '/api/reminders', { invoiceIds: invoices, level: 2 })
    assert.containsSubset(second, { flatSum: 80, fee: 0, total: 318 })
  })
})
