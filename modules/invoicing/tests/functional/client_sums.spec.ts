import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'

test.group('What clients owe', () => {
  test('is summed by client and currency, open and overdue', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const day = today(desk.company.timeZone)
    const clientNamed = async (name: string) =>
      (await desk.post('/api/clients', { name })).body()._id as string
    const [anna, bert, cleo] = [
      await clientNamed('Anna'),
      await clientNamed('Bert'),
      await clientNamed('Cleo'),
    ]
    const invoice = (clientId: string, dueIn: number, currency = 'EUR') =>
      desk.issued({ clientId, currency, date: addDays(day, -30), dueDate: addDays(day, dueIn) })
    await invoice(anna, 5)
    const late = await invoice(anna, -1)
    await desk.post(`/api/invoices/${late._id}/payments`, { amount: 19 })
    await invoice(anna, -3, 'USD')
    const paid = await invoice(bert, -3)
    await desk.post(`/api/invoices/${paid._id}/payments`, { amount: 119 })
    await desk.draft({ clientId: bert })
    await invoice(cleo, 0)

    const sums = await desk.get(
      `/api/invoices/sums-by-client?clientIds=${[anna, bert, 'nobody'].join(',')}`
    )
    sums.assertStatus(200)
    assert.deepEqual(sums.body(), [
      { clientId: anna, currency: 'EUR', open: 219, overdue: 100 },
      { clientId: anna, currency: 'USD', open: 119, overdue: 119 },
    ])
  })

  test('is not told to another company', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const stranger = await makeDesk(client)
    const { _id } = (await desk.post('/api/clients', { name: 'Anna' })).body()
    await desk.issued({ clientId: _id })
    const path = `/api/invoices/sums-by-client?clientIds=${_id}`
    assert.lengthOf((await desk.get(path)).body(), 1)
    assert.deepEqual((await stranger.get(path)).body(), [])
  })

  test('is refused for too many at once and for no list', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const many = Array.from({ length: 101 }, (_, index) => index).join(',')
    for (const query of [`?clientIds=${many}`, '']) {
      const answer = await desk.get(`/api/invoices/sums-by-client${query}`)
      assert.equal(answer.status(), 422, query)
    }
  })
})
