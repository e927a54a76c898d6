import { test } from '@japa/runner'
import { makeForecastDesk } from '#modules/forecast/factories/forecast_factory'
import { endOfMonth, monthAfter } from '#modules/recurring/public'

test.group('Looking back', () => {
  test('row 117: a past month shows what was expected when it began and what happened', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const last = monthAfter(desk.day(0), -1)
    const before = monthAfter(desk.day(0), -2)
    const body = { date: before, dueDate: last }
    const pay = async (id: string, amount: number, date: string) =>
      desk.must(
        await desk.post(`/api/invoices/${id}/payments`, { amount, date, method: 'bankTransfer' })
      )
    // Paid in the month as expected, one in part before it, one cancelled within it, one issued and paid within it.
    const [known, partly, cancelled] = [
      await desk.issued(body),
      await desk.issued(body),
      await desk.issued(body),
    ]
    const sudden = await desk.issued({ date: last, dueDate: last })
    await pay(known._id, 119, endOfMonth(last))
    await pay(partly._id, 19, before)
    await pay(partly._id, 100, last)
    await desk.must(await desk.post(`/api/invoices/${cancelled._id}/cancel`, { date: last }))
    await pay(sudden._id, 119, last)
    const lines = [{ category: 'software', amount: 50, taxRate: 0 }]
    await desk.spend({ date: before, dueDate: last, paidDate: last, lines })
    await desk.spend({ date: last, dueDate: null, paidDate: last, lines })

    const answer = await desk.must(await desk.get('/api/forecast/back-test?by=due'))
    assert.lengthOf(answer.months, 6)
    const month = answer.months.at(-1)
    assert.equal(month.from, last)
    assert.equal(month.received, 338)
    assert.equal(month.paid, 100)
    assert.equal(month.expectedOut, 50)
    assert.equal(month.expectedIn, 338)
    assert.closeTo(month.difference, month.received - month.expectedIn - 50, 0.001)
    assert.deepEqual(await desk.must(await desk.get('/api/forecast/back-test?by=due')), answer)
  })

  test('the file names every payment with the account balance after it', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    await desk.settings({ balance: 10, balanceDate: desk.day(0) })
    await desk.plan({ name: '=Rent', amount: 12.5, date: desk.day(3) })
    await desk.issued({ dueDate: desk.day(4) })
    const answer = await desk.get('/api/forecast.csv?by=due')
    answer.assertStatus(200)
    const [head, ...rows] = answer.text().replace('\ufeff', '').trim().split('\r\n')
    assert.equal(
      head,
      'Day;Source;Payment;Client;In full;Probability in %;Amount;Account balance after it'
    )
    assert.equal(rows[0], `${desk.day(3)};Rent;'=Rent;;-12.50;100;-12.50;-2.50`)
    assert.match(rows[1]!, /^.{10};Open invoices;.*;Anna Muster;119.00;100;119.00;116.50$/)
  })

  test('the strip of the dashboard has the figures of the forecast', async ({ client, assert }) => {
    const desk = await makeForecastDesk(client)
    await desk.settings({ balance: 100, balanceDate: desk.day(0), minimum: 50 })
    await desk.plan({ amount: 60, date: desk.day(3) })
    const strip = await desk.must(await desk.get('/api/forecast/strip'))
    const { months, until } = await desk.forecast('months=6')
    assert.deepEqual(
      strip.months.map(({ end }: { end: number }) => end),
      months.slice(0, 4).map(({ end }: { end: number }) => end)
    )
    assert.equal(strip.until, until)
    assert.equal(strip.belowMinimumOn, desk.day(3))
    assert.isFalse(strip.isOverdrawn)
  })
})
