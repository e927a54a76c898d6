import { test } from '@japa/runner'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

test.group('Items', () => {
  test('bear no VAT by default when a small business sells them', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await desk.post('/api/settings', { preferences: { isSmallBusiness: true } })
    const made = await desk.post('/api/items', { name: 'Beratung', unitPrice: 95 })
    assert.equal(made.body().taxRate, 0)
  })

  test('are made with a number and the usual tax, found, changed and deleted', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const made = await desk.post('/api/items', {
      name: 'Beratung Köln',
      unit: 'h',
      unitPrice: '95.123456',
    })
    made.assertStatus(201)
    assert.containsSubset(made.body(), {
      number: 'A-0001',
      name: 'Beratung Köln',
      type: 'service',
      unitPrice: 95.123456,
      taxRate: 19,
      isArchived: false,
    })
    const found = await desk.get('/api/items?search=koln')
    assert.deepEqual(found.body(), [made.body()])
    assert.equal(found.header('x-total-count'), '1')

    const address = `/api/items/${made.body()._id}`
    const changed = await desk.put(address, { name: 'Schulung', unitPrice: 80 })
    assert.containsSubset(changed.body(), {
      name: 'Schulung',
      unitPrice: 80,
      unit: 'h',
      taxRate: 19,
    })
    ;(await desk.remove(address)).assertStatus(200)
    ;(await desk.get(address)).assertStatus(404)
  })

  test('and lines keep an abbreviated unit in one spelling', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const made = await desk.post('/api/items', { name: 'Beratung', unit: 'Std', unitPrice: 95 })
    assert.equal(made.body().unit, 'Std.')
    const draft = await desk.draft({
      lines: [
        { ...LINE, unit: 'std' },
        { ...LINE, unit: 'Fuder' },
      ],
    })
    assert.deepEqual(
      draft.lines.map(({ unit }: { unit: string }) => unit),
      ['Std.', 'Fuder']
    )
  })

  test('an emptied description and unit are gone, those left out stay', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const made = await desk.post('/api/items', {
      name: 'Board',
      unitPrice: 10,
      description: 'Oak',
      unit: 'm',
    })
    const put = (body: object) => desk.put(`/api/items/${made.body()._id}`, body)

    const kept = await put({ name: 'Board', unitPrice: 12 })
    assert.containSubset(kept.body(), { description: 'Oak', unit: 'm' })
    const cleared = await put({ name: 'Board', unitPrice: 12, description: '', unit: '' })
    assert.containSubset(cleared.body(), { description: '', unit: '' })
  })

  test('an item on an invoice can be archived, not deleted, and no document follows its price', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const item = (await desk.post('/api/items', { name: 'Used', unitPrice: 100 })).body()
    const invoice = await desk.issued({ lines: [{ ...LINE, itemId: item._id }] })
    const deletion = await desk.remove(`/api/items/${item._id}`)
    assert.deepEqual([deletion.status(), deletion.body().code], [409, 'item_in_use'])

    await desk.put(`/api/items/${item._id}`, { name: 'Used', unitPrice: 5, isArchived: true })
    assert.lengthOf((await desk.get('/api/items')).body(), 0)
    assert.lengthOf((await desk.get('/api/items?archived=true')).body(), 1)
    assert.equal((await desk.get(`/api/invoices/${invoice._id}`)).body().total, 119)
  })

  test('two items never share a number, whether typed or given', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const add = (number?: string) => desk.post('/api/items', { name: 'Item', unitPrice: 1, number })
    ;(await add('A-0001')).assertStatus(201)
    const twin = await add('A-0001')
    assert.deepEqual([twin.status(), twin.body().fields[0].rule], [422, 'item_number_taken'])
    const given = await add()
    given.assertStatus(201)
    assert.equal(given.body().number, 'A-0002')
  })

  test('row 45: the second of two editors gets a conflict, and no change of the first is lost', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id, version } = (await desk.post('/api/items', { name: 'Rat', unitPrice: 95 })).body()
    const path = `/api/items/${_id}`
    const first = await desk.put(path, { name: 'Beratung', unitPrice: 95, version })
    assert.equal(first.body().version, version + 1)
    const second = await desk.put(path, { name: 'Rat', unitPrice: 110, version })
    second.assertStatus(409)
    assert.deepInclude(second.body(), { code: 'version_conflict', version: version + 1 })
    assert.deepInclude((await desk.get(path)).body(), { name: 'Beratung', unitPrice: 95 })
    const change = (await desk.get(`/api/records/${_id}/last-change`)).body()
    assert.deepInclude(change, { action: 'item.changed' })
    assert.equal(change.by._id, desk.owner.user.id)
  })
})
