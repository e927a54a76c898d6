import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeForecastDesk } from '#modules/forecast/factories/forecast_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'

interface ShownPeriod {
  from: string
  to: string
  start: number
  in: number
  out: number
  end: number
  sources: { source: string; amount: number }[]
}

test.group('The forecast', () => {
  test('row 116: month by month the balance follows from what comes in and goes out', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    await desk.settings({ balance: 1000, balanceDate: desk.day(0) })
    await desk.issued({ dueDate: desk.day(40) })
    await desk.plan({
      amount: '300.50',
      date: desk.day(1),
      schedule: { startOn: desk.day(1), every: 1, unit: 'month' },
    })
    await desk.plan({
      name: 'Grant',
      kind: 'other',
      direction: 'in',
      amount: 50,
      date: desk.day(45),
    })

    const { months, weeks, balance } = await desk.forecast('months=3&by=due')
    assert.lengthOf(months, 4)
    assert.equal(balance.today, 1000)
    for (const periods of [months, weeks] as ShownPeriod[][]) {
      let end = 1000
      let next = desk.day(0)
      for (const period of periods) {
        assert.equal(period.from, next)
        assert.equal(period.start, end)
        assert.closeTo(period.end, end + period.in - period.out, 0.001)
        end = period.end
        next = addDays(period.to, 1)
      }
      const total = (side: 'in' | 'out') => periods.reduce((sum, one) => sum + one[side], 0)
      assert.closeTo(total('in'), 169, 0.001)
      assert.closeTo(total('out') % 300.5, 0, 0.001)
    }
  })

  test('row 116: the first day without money and the first below the minimum are named', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    await desk.plan({ amount: 300, date: desk.day(10) })
    await desk.plan({ amount: 800, date: desk.day(20) })
    const without = await desk.forecast()
    assert.isNull(without.balance)
    assert.isNull(without.runsOutOn)

    await desk.settings({ balance: 1000, balanceDate: desk.day(0), minimum: 750 })
    const known = await desk.forecast()
    assert.deepEqual(known.belowMinimumOn, { day: desk.day(10), balance: 700 })
    assert.deepEqual(known.runsOutOn, { day: desk.day(20), balance: -100 })
    assert.deepEqual(known.lowest, { day: desk.day(20), balance: -100 })
  })

  test('row 116: a balance of an earlier day is carried on with what was recorded since', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const invoice = await desk.issued()
    const money = { amount: 119, date: desk.day(-2), method: 'bankTransfer' }
    await desk.must(await desk.post(`/api/invoices/${invoice._id}/payments`, money))
    await desk.spend({ dueDate: null, paidDate: desk.day(-1), date: desk.day(-1) })
    await desk.spend({ dueDate: null, paidDate: desk.day(-9), date: desk.day(-9) })
    await desk.plan({ amount: 10, date: desk.day(-1) })
    await desk.settings({ balance: 500, balanceDate: desk.day(-5) })
    const { balance } = await desk.forecast()
    assert.deepEqual(balance, {
      amount: 500,
      date: desk.day(-5),
      received: 119,
      paid: -119,
      planned: -10,
      today: 490,
    })
  })

  test('row 117: invoices are expected as late as their client usually pays', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const body = { clientId: desk.clientId, customClient: null }
    for (const late of [20, 12, 4]) {
      const { _id } = await desk.issued({ ...body, date: desk.day(-60), dueDate: desk.day(-50) })
      const money = { amount: 119, date: desk.day(-50 + late), method: 'bankTransfer' }
      await desk.must(await desk.post(`/api/invoices/${_id}/payments`, money))
    }
    await desk.issued({ ...body, dueDate: desk.day(5) })
    const days = async (by: string) => (await desk.items(`by=${by}`)).map(({ day }) => day)
    assert.deepEqual(await days('due'), [desk.day(5)])
    assert.deepEqual(await days('habit'), [desk.day(17)])

    await desk.settings({ balance: 0, balanceDate: desk.day(0) })
    const { weeks } = await desk.forecast('by=habit')
    const reached = (name: string) =>
      weeks.find((week: Record<string, number>) => week[name] > 0)?.to
    assert.isTrue(reached('high') <= reached('end'))
    assert.isTrue(reached('end') <= reached('low'))
  })

  test('row 116: what is late is expected in a week, and what is long overdue by its probability', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    await desk.issued({ date: desk.day(-40), dueDate: desk.day(-30) })
    await desk.issued({ date: desk.day(-140), dueDate: desk.day(-120) })
    await desk.settings({ weights: { late: 25 } })
    const items = await desk.items()
    assert.sameDeepMembers(
      items.map(({ day, percent, amount }) => [day, percent, amount]),
      [
        [desk.day(7), 100, 119],
        [desk.day(7), 25, 29.75],
      ]
    )
  })

  test('row 116: VAT is paid on the day of the return, of what is booked and of what is expected', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    await desk.settings({ vatInterval: 'month', vatBasis: 'accrual' })
    await desk.issued()
    await desk.spend({ lines: [{ category: 'software', amount: 11.9, taxRate: 19 }] })
    const vat = async () =>
      (await desk.items('by=due&source=vat')).map(({ amount }: { amount: number }) => amount)
    assert.deepEqual(await vat(), [-17.1])
    // An invoice of next month adds its VAT to the return of that month.
    const schedule = { startOn: `${desk.day(35).slice(0, 8)}28`, every: 2, unit: 'year' }
    await desk.recurring({ schedule })
    assert.deepEqual(await vat(), [-17.1, -19])
    await desk.settings({ vatBasis: 'cash' })
    assert.equal(
      (await vat()).reduce((sum, one) => sum + one, 0),
      -36.1
    )
  })

  test('row 116: other currencies are listed apart and in no figure', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    await desk.issued({ currency: 'USD', exchangeRate: '0.9', lines: [LINE] })
    const { others, months } = await desk.forecast('by=due')
    assert.deepEqual(others, [{ currency: 'USD', in: 119, out: 0 }])
    assert.isTrue(months.every((month: ShownPeriod) => month.in === 0))
  })

  test('is refused to employees, to the last route', async ({ client }) => {
    const desk = await makeForecastDesk(client)
    const { token } = await makePerson(desk.company.id, 'employee')
    const paths = ['forecast', 'forecast/items', 'forecast/strip', 'planned-payments']
    for (const path of [...paths, 'forecast-scenarios']) {
      const answer = await client.get(`/api/${path}`).bearerToken(token)
      answer.assertStatus(403)
    }
  })

  test('a stale version of the assumptions is refused with what holds now', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const { version } = await desk.settings({ minimum: 5 })
    await desk.settings({ minimum: 7, version })
    const answer = await desk.put('/api/forecast/settings', { minimum: 9, version })
    answer.assertStatus(409)
    assert.equal(answer.body().current.minimum, 7)
    const future = { balance: 1, balanceDate: desk.day(1) }
    ;(await desk.put('/api/forecast/settings', future)).assertStatus(422)
    ;(await desk.put('/api/forecast/settings', { balance: 1 })).assertStatus(422)
  })
})
