import { test } from '@japa/runner'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'

test.group('Prices of items', () => {
  test('row 20: an item says whether its price is net or gross, and shows both', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const gross = await desk.post('/api/items', {
      name: 'Bildband',
      unitPrice: 39.9,
      taxRate: 7,
      priceMode: 'gross',
    })
    gross.assertStatus(201)
    assert.containSubset(gross.body(), {
      unitPrice: 39.9,
      priceMode: 'gross',
      netPrice: 37.28972,
      grossPrice: 39.9,
    })
    const net = await desk.post('/api/items', {
      name: 'Beratung',
      unitPrice: 100.01,
      priceMode: 'net',
    })
    assert.containSubset(net.body(), {
      unitPrice: 100.01,
      priceMode: 'net',
      netPrice: 100.01,
      grossPrice: 119.0119,
    })
    const listed = (await desk.get('/api/items?search=bildband')).body()
    assert.deepEqual(listed, [gross.body()])
    const refused = await desk.post('/api/items', { name: 'x', unitPrice: 1, priceMode: 'brutto' })
    assert.deepEqual([refused.status(), refused.body().fields[0].field], [422, 'priceMode'])
  })

  test('row 20: a new item is priced as the company prices, and keeps that when the company changes', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const before = await desk.post('/api/items', { name: 'Before', unitPrice: 10 })
    await desk.post('/api/settings', { preferences: { priceMode: 'gross' } })
    const after = await desk.post('/api/items', { name: 'After', unitPrice: 11.9 })
    assert.containSubset(after.body(), { priceMode: 'gross', netPrice: 10, grossPrice: 11.9 })
    const kept = await desk.get(`/api/items/${before.body()._id}`)
    assert.containSubset(kept.body(), { priceMode: 'net', netPrice: 10 })
  })

  test('row 20: another VAT rate leaves a gross price as it is, and the net one of a net item', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const item = (priceMode: string) =>
      desk.post('/api/items', { name: 'Book', unitPrice: 107, taxRate: 7, priceMode })
    const changed = async (id: string) =>
      (await desk.put(`/api/items/${id}`, { name: 'Book', unitPrice: 107, taxRate: 19 })).body()
    const gross = await changed((await item('gross')).body()._id)
    assert.containSubset(gross, { priceMode: 'gross', grossPrice: 107, netPrice: 89.915966 })
    const net = await changed((await item('net')).body()._id)
    assert.containSubset(net, { priceMode: 'net', grossPrice: 127.33, netPrice: 107 })
  })

  test('row 110: the audit log says what an item costs, before and after', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = (
      await desk.post('/api/items', { name: 'Book', unitPrice: 10.7, priceMode: 'gross' })
    ).body()
    await desk.put(`/api/items/${_id}`, { name: 'Book', unitPrice: 10, priceMode: 'net' })
    const [changed, created] = (await desk.get('/api/audit-log')).body()
    assert.containSubset(created, {
      action: 'item.created',
      details: { unitPrice: '10.7', priceMode: 'gross', taxRate: '19' },
    })
    assert.containSubset(changed, {
      action: 'item.changed',
      details: {
        unitPrice: { from: '10.7', to: '10' },
        priceMode: { from: 'gross', to: 'net' },
      },
    })
    assert.notProperty(changed.details, 'taxRate')
  })
})
