import { test } from '@japa/runner'
import { makeAssetDesk, NOTEBOOK } from '#modules/assets/factories/asset_factory'

const PROFIT = '/api/analytics/profit?from=2026-01-01&to=2026-06-30'

const SKONTO = { dueDate: '2026-06-30', skontoPercent: 5, skontoDate: '2026-03-24' }

interface Line {
  name: string
  cells: { value: number }[]
}

test.group('Row 111: the register of assets', () => {
  test('row 111: the profit takes the depreciation, not the price', async ({ client, assert }) => {
    const desk = await makeAssetDesk(client)
    const expense = await desk.expense(NOTEBOOK)
    const costs = async () => {
      const { figures, tables } = (await desk.get(PROFIT)).body()
      const lines: Line[] = tables.find(({ key }: { key: string }) => key === 'profitLines').rows
      const total = figures.find(({ key }: { key: string }) => key === 'costs').value
      return { total, lines: lines.map(({ name, cells }) => [name, cells[0]?.value]) }
    }
    assert.equal((await costs()).total, 0)
    const [purchase] = (await desk.get('/api/asset-purchases')).body()
    assert.containSubset(purchase, { _id: expense._id, cost: 1000, category: 'equipment' })
    const asset = await desk.asset({ cost: 840, expenseId: expense._id })
    assert.containSubset(asset, {
      lifeMonths: 84,
      expense: { _id: expense._id, number: expense.number },
    })
    const { total, lines } = await costs()
    assert.equal(total, 40, 'four months of 10.00, from March to June')
    assert.deepInclude(lines, ['Depreciation', 40])
    assert.lengthOf((await desk.get('/api/asset-purchases')).body(), 0)
  })

  test('each year has its depreciation and its book value', async ({ client, assert }) => {
    const desk = await makeAssetDesk(client)
    const { _id } = await desk.asset()
    const of = async (year: string) => {
      const [row] = (await desk.get(`/api/assets?year=${year}`)).body()
      return row && [row.depreciation, row.bookValue]
    }
    assert.isUndefined(await of('2025'))
    assert.deepEqual(await of('2026'), [100, 740])
    assert.deepEqual(await of('2027'), [120, 620])
    const gone = await desk.post(`/api/assets/${_id}/disposal`, {
      date: '2026-06-20',
      disposal: 'sold',
    })
    assert.containSubset(gone.body(), { disposedDate: '2026-06-20', disposal: 'sold' })
    assert.deepEqual(await of('2026'), [840, 0])
    assert.lengthOf((await desk.get('/api/assets?year=2026&state=present')).body(), 0)
    ;(await desk.post(`/api/assets/${_id}/disposal`, gone.body())).assertStatus(409)
    ;(await desk.remove(`/api/assets/${_id}/disposal`)).assertStatus(200)
    assert.deepEqual(await of('2026'), [100, 740])
  })

  test('at once goes up to 800 euros, and computers at any price', async ({ client, assert }) => {
    const desk = await makeAssetDesk(client)
    await desk.asset({ cost: 800, method: 'atOnce' })
    await desk.asset({ cost: 2400, method: 'atOnce', kind: 'computer' })
    assert.deepEqual(await desk.refused({ cost: '800.01', method: 'atOnce' }), [
      'too_dear',
      'method',
    ])
    assert.deepEqual(await desk.refused({ kind: 'other' }), ['life_missing', 'lifeMonths'])
    assert.deepEqual(await desk.refused({ date: '2199-01-01' }), ['date_to_come', 'date'])
  })

  test('the pool is chosen for a whole year and takes all that may go into it', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssetDesk(client)
    const inBand = await desk.asset({ cost: 500, method: 'atOnce' })
    const below = await desk.asset({ cost: 250, method: 'atOnce' })
    const above = await desk.asset({ cost: '1000.01' })
    assert.deepEqual(await desk.refused({ cost: 600, method: 'pool' }), [
      'pool_not_chosen',
      'method',
    ])
    ;(await desk.post('/api/asset-pools', { year: '2026' })).assertStatus(200)
    const methodOf = async ({ _id }: { _id: string }) =>
      (await desk.get(`/api/assets/${_id}`)).body().method
    assert.deepEqual(await Promise.all([inBand, below, above].map(methodOf)), [
      'pool',
      'atOnce',
      'linear',
    ])
    assert.deepEqual(await desk.refused({ cost: 600 }), ['pool_whole_year', 'method'])
    const [row] = (await desk.get('/api/assets?year=2026&sort=cost&order=asc')).body().slice(1)
    assert.deepEqual([row.cost, row.depreciation], [500, 100])
    ;(await desk.remove('/api/asset-pools/2026')).assertStatus(204)
    assert.equal(await methodOf(inBand), 'atOnce')
    ;(await desk.remove('/api/asset-pools/2026')).assertStatus(404)
  })

  test('an expense in the register keeps its amounts, and no other category counts twice', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssetDesk(client)
    const { _id: expenseId } = await desk.expense(NOTEBOOK)
    const asset = await desk.asset({ expenseId })
    const path = `/api/expenses/${expenseId}`
    const lines = [{ category: 'equipment', amount: 1200, taxRate: 19 }]
    for (const answer of [await desk.put(path, { lines }), await desk.remove(path)]) {
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'expense_in_register')
    }
    ;(await desk.put(path, { notes: 'Serial 12' })).assertStatus(200)
    const other = await desk.expense()
    assert.deepEqual(await desk.refused({ expenseId: other._id }), [
      'expense_category',
      'expenseId',
    ])
    const small = await desk.expense({
      lines: [{ category: 'lowValueAssets', amount: 119, taxRate: 19 }],
    })
    assert.deepEqual(await desk.refused({ expenseId: small._id }), [
      'expense_low_value',
      'expenseId',
    ])
    await desk.asset({ expenseId: small._id, method: 'atOnce', cost: 100, date: '2026-04-01' })
    const { figures } = (await desk.get(PROFIT)).body()
    const total = figures.find(({ key }: { key: string }) => key === 'costs').value
    assert.equal(total, 40, 'what counts with its expense is not depreciated once more')
    ;(await desk.remove(`/api/assets/${asset._id}`)).assertStatus(204)
    ;(await desk.remove(path)).assertStatus(204)
  })

  test('row 111: Skonto on the purchase lowers the cost, and with it the profit’s depreciation', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssetDesk(client)
    const expense = await desk.expense({ ...NOTEBOOK, ...SKONTO })
    const { _id } = await desk.asset({ cost: 840, expenseId: expense._id })
    const read = async () => (await desk.get(`/api/assets/${_id}`)).body()
    assert.containSubset(await read(), { cost: 840, skonto: 0, bookValue: 740 })
    const paid = await desk.post(`/api/expenses/${expense._id}/payment`, {
      date: '2026-03-20',
      withSkonto: true,
    })
    paid.assertStatus(200)
    // 5 % less: 798.00 over 84 months, 9.50 a month.
    assert.containSubset(await read(), { cost: 840, skonto: 42, depreciation: 95, bookValue: 703 })
    const { figures } = (await desk.get(PROFIT)).body()
    assert.equal(figures.find(({ key }: { key: string }) => key === 'costs').value, 38)
  })

  test('row 111: the assets of one expense share its Skonto to the cent', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssetDesk(client)
    const { _id: expenseId } = await desk.expense({ ...NOTEBOOK, ...SKONTO })
    const ids: string[] = []
    for (const cost of [333.33, 333.33, 333.34]) {
      ids.push((await desk.asset({ cost, expenseId }))._id)
    }
    const payment = { date: '2026-03-20', withSkonto: true }
    ;(await desk.post(`/api/expenses/${expenseId}/payment`, payment)).assertStatus(200)
    const shares = []
    for (const id of ids) shares.push((await desk.get(`/api/assets/${id}`)).body().skonto)
    // 5 % of 1,000.00; each rounded on its own would be 16.67.
    assert.deepEqual(shares, [16.67, 16.66, 16.67])
    const list: { _id: string; skonto: number }[] = (await desk.get('/api/assets?year=2026')).body()
    assert.deepEqual(
      ids.map((id) => list.find(({ _id }) => _id === id)?.skonto),
      shares
    )
  })

  test('row 111: a sale says what it brought, and the gain or loss over the rest of the value', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssetDesk(client)
    const { _id } = await desk.asset()
    const path = `/api/assets/${_id}/disposal`
    const scrapped = await desk.post(path, {
      date: '2026-06-20',
      disposal: 'scrapped',
      proceeds: 10,
    })
    scrapped.assertStatus(422)
    assert.equal(scrapped.body().code, 'not_sold')
    const sold = await desk.post(path, { date: '2026-06-20', disposal: 'sold', proceeds: '850.50' })
    // Four months of 10.00 leave 800.00.
    assert.containSubset(sold.body(), { proceeds: 850.5, gain: 50.5 })
    const back = await desk.remove(path)
    assert.containSubset(back.body(), { proceeds: null, gain: null })
  })
})
