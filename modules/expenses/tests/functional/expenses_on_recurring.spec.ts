import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'
import { ADDRESS, LINE } from '#modules/invoicing/factories/invoice_factory'
import { runNow } from '#modules/recurring/actions/change_state'
import { scopeOf } from '#modules/recurring/company_scope'
import { clockOf, monthlyFrom, runAllDue } from '#modules/recurring/factories/recurring_factory'

const TRAIN = { category: 'travel', description: 'Bahn', amount: 107, taxRate: 7 }

/** A company that charges a client's expenses on with a monthly invoice of 100.00. */
async function makeChargingDesk(client: ApiClient) {
  const desk = await makeExpenseDesk(client)
  const { _id: clientId } = (
    await desk.post('/api/clients', { name: 'Müller Bau', ...ADDRESS })
  ).body()
  const rebillable = async (date: string, body: object = {}) =>
    desk.expense({ date, lines: [TRAIN], clientId, isRebillable: true, ...body })
  const propose = (body: object = {}, invoice: object = {}) =>
    desk.post('/api/recurring-invoices', {
      name: 'Wartung',
      schedule: monthlyFrom('2030-01-01'),
      invoice: { clientId, lines: [LINE], ...invoice },
      collectsExpenses: true,
      ...body,
    })
  const charging = async (body: object = {}, invoice: object = {}) => {
    const answer = await propose(body, invoice)
    answer.assertStatus(201)
    return answer.body()
  }
  /** Date and net amount of each invoice, the oldest first. */
  const invoices = async (): Promise<{ _id: string; date: string; net: number }[]> =>
    (await desk.get('/api/invoices?sort=createdAt&order=asc')).body()
  const nets = async () => (await invoices()).map(({ net }) => net)
  const billedBy = async (id: string) =>
    (await desk.get(`/api/expenses/${id}`)).body().billedBy?._id ?? null
  const runDue = async (id: string) => {
    const company = await scopeOf(desk.company.id)
    return inTx(() => runNow(company, id))
  }
  return { ...desk, clientId, rebillable, propose, charging, invoices, nets, billedBy, runDue }
}

test.group('Rebillable expenses on recurring invoices', (group) => {
  const clock = clockOf(group, '2029-12-31')
  /** To the day on which the owner has signed in. */
  const back = () => clock.moveTo('2029-12-31')

  test('row 53: unbilled expenses of the client come into the next invoice, net with their mark-up', async ({
    client,
    assert,
  }) => {
    const desk = await makeChargingDesk(client)
    const { _id: expense } = await desk.rebillable('2029-12-03', { markup: 10 })
    await desk.expense({ date: '2029-12-03', lines: [TRAIN], clientId: desk.clientId })
    const { _id, collectedExpenses } = await desk.charging()
    assert.containSubset(collectedExpenses, [{ unitPrice: 110 }])

    clock.moveTo('2030-01-01')
    await runAllDue()
    back()
    const [invoice] = await desk.invoices()
    const { lines } = (await desk.get(`/api/invoices/${invoice?._id}`)).body()
    assert.lengthOf(lines, 2)
    assert.containSubset(lines[1], {
      description: 'Bahn (Papierhaus Köln, 03.12.2029)',
      unitPrice: 110,
      taxRate: 19,
    })
    assert.equal(await desk.billedBy(expense), invoice?._id)
    const after = (await desk.get(`/api/recurring-invoices/${_id}`)).body()
    assert.deepInclude(after, { total: 119, collectsExpenses: true })
    assert.isEmpty(after.collectedExpenses)
  })

  test('row 53: each expense is charged once, by the date after it, also when dates are made up for by two servers', async ({
    client,
    assert,
  }) => {
    const desk = await makeChargingDesk(client)
    await desk.rebillable('2029-12-03')
    await desk.rebillable('2030-01-10')
    await desk.rebillable('2030-02-01')
    await desk.rebillable('2030-03-10')
    await desk.charging({ catchUp: 'all' })
    clock.moveTo('2030-03-20')
    await Promise.all([runAllDue(), runAllDue()])
    back()
    assert.deepEqual(await desk.nets(), [200, 300, 100])
  })

  test('row 53: of two profiles that run at once only one charges an expense', async ({
    client,
    assert,
  }) => {
    const desk = await makeChargingDesk(client)
    await desk.rebillable('2029-12-03')
    const profiles = [await desk.charging(), await desk.charging()]
    await Promise.all(profiles.map(({ _id }) => desk.runDue(_id)))
    assert.sameMembers(await desk.nets(), [100, 200])
  })

  test('row 53: an expense is free again when its draft is deleted, and the next run charges it', async ({
    client,
    assert,
  }) => {
    const desk = await makeChargingDesk(client)
    const { _id: expense } = await desk.rebillable('2029-12-03')
    const { _id } = await desk.charging()
    await desk.runDue(_id)
    const [draft] = await desk.invoices()
    ;(await desk.remove(`/api/expenses/${expense}`)).assertStatus(409)
    ;(await desk.remove(`/api/invoices/${draft?._id}`)).assertStatus(200)
    assert.isNull(await desk.billedBy(expense))
    await desk.runDue(_id)
    assert.deepEqual(await desk.nets(), [200])
    await desk.runDue(_id)
    assert.deepEqual(await desk.nets(), [200, 100])
  })

  test('row 53: an invoice that cannot be made charges nothing', async ({ client, assert }) => {
    const desk = await makeChargingDesk(client)
    const { _id: expense } = await desk.rebillable('2029-12-03')
    // Without an address it cannot be sent.
    await desk.charging({ mode: 'issueAndSend' })
    clock.moveTo('2030-01-01')
    await runAllDue()
    back()
    assert.isEmpty(await desk.invoices())
    assert.isNull(await desk.billedBy(expense))
  })

  test('row 53: expenses in another currency stay, gross prices hold the VAT, and a client of the list is needed', async ({
    client,
    assert,
  }) => {
    const desk = await makeChargingDesk(client)
    const euros = await desk.rebillable('2029-12-03')
    const dollars = await desk.rebillable('2029-12-04', { currency: 'USD', exchangeRate: 0.5 })
    const gross = await desk.charging(
      {},
      { priceMode: 'gross', lines: [{ ...LINE, unitPrice: 119 }] }
    )
    assert.deepEqual(
      gross.collectedExpenses.map(({ unitPrice }: { unitPrice: number }) => unitPrice),
      [119, 59.5]
    )
    await desk.charging({ name: 'USD' }, { currency: 'USD', exchangeRate: 0.5 })
    await desk.runDue((await desk.get('/api/recurring-invoices?search=USD')).body()[0]._id)
    assert.deepEqual(await desk.nets(), [200])
    assert.isNotNull(await desk.billedBy(dollars._id))
    assert.isNull(await desk.billedBy(euros._id))

    const refused = await desk.propose({}, { clientId: undefined, customClient: { name: 'Anna' } })
    refused.assertStatus(422)
    assert.equal(refused.body().fields[0].field, 'collectsExpenses')
  })
})
