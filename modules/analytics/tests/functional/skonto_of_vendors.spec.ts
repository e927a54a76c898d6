import { test } from '@japa/runner'
import { makeAnalyticsDesk } from '#modules/analytics/tests/analytics_desk'

const LINES = [{ category: 'officeSupplies', amount: 1190, taxRate: 19 }]
const IN_MARCH = { from: '2026-03-01', to: '2026-03-31' }
const IN_APRIL = { from: '2026-04-01', to: '2026-04-30' }

test.group('Skonto of vendors in the analytics', () => {
  test('row 111: lowers cost and input VAT on the day of the payment, by category and vendor', async ({
    client,
    assert,
  }) => {
    const desk = await makeAnalyticsDesk(client)
    const terms = { skontoPercent: 3, skontoDate: '2026-04-04', paidDate: null }
    const { _id, vendorId } = await desk.spend({ date: '2026-03-25', lines: LINES, ...terms })
    const paid = { date: '2026-04-02', withSkonto: true }
    ;(await desk.post(`/api/expenses/${_id}/payment`, paid)).assertStatus(200)
    const net = async (query: object) => (await desk.figures('expenses', query)).netExpenses
    assert.deepEqual([await net(IN_MARCH), await net(IN_APRIL)], [1000, -30])
    assert.equal(await net({ ...IN_APRIL, basis: 'received' }), 970)
    const whole = await desk.figures('expenses')
    assert.equal(whole.netExpenses, 970)

    await desk.put(`/api/vendors/${vendorId}`, { name: 'Papierhaus GmbH' })
    await desk.spend({ date: '2026-05-02', lines: LINES, vendor: 'Papierhaus GmbH' })
    const { tables } = await desk.report('expenses')
    const byVendor = tables.find(({ key }: { key: string }) => /vendor/i.test(key))
    assert.lengthOf(byVendor.rows, 1)
    assert.equal(byVendor.rows[0].name, 'Papierhaus GmbH')
  })
})
