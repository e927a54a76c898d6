import { test } from '@japa/runner'
import { CAMERA, NOTEBOOK } from '#modules/assets/factories/asset_factory'
import { makeDatevDesk } from '#modules/datev/tests/datev_desk'

test.group('DATEV export: assets', () => {
  test('row 140: depreciation is booked each month, and what leaves with the rest of its value', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const add = async (body: object) => {
      const answer = await desk.post('/api/assets', { ...CAMERA, ...body })
      answer.assertStatus(201)
      return answer.body()._id
    }
    const sold = await add({ name: 'Kamera' })
    await add({ name: 'Stuhl', cost: 500, method: 'atOnce' })
    const sale = { date: '2026-05-20', disposal: 'sold', proceeds: 900 }
    ;(await desk.post(`/api/assets/${sold}/disposal`, sale)).assertStatus(200)
    assert.deepEqual(await desk.lines('Kamera'), [
      ['4830', 'S', 1000, '0420'],
      ['4830', 'S', 1000, '0420'],
      // Sold with a gain: 810.00 are left after three months.
      ['2315', 'S', 81_000, '0420'],
      ['4830', 'S', 1000, '0420'],
    ])
    assert.deepEqual(await desk.lines('Stuhl'), [['4855', 'S', 50_000, '0420']])
    const { remarks, months } = (
      await desk.get('/api/datev/preview?from=2026-05-01&to=2026-05-31')
    ).body()
    assert.containSubset(remarks, [{ code: 'asset_sold', number: 'Kamera' }])
    assert.includeMembers(
      months.map(({ area }: { area: string }) => area),
      ['depreciation', 'disposal']
    )
  })

  test('row 140: an asset of the pool moves there, and the accounts can be others', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    await desk.settings({ chart: '04', accounts: { depreciationPool: '6265' } })
    const bought = await desk.post('/api/expenses', {
      ...NOTEBOOK,
      lines: [{ category: 'equipment', description: 'Stuhl', amount: 595, taxRate: 19 }],
    })
    bought.assertStatus(201)
    ;(await desk.post('/api/asset-pools', { year: '2026' })).assertStatus(200)
    const stuhl = { ...CAMERA, name: 'Stuhl', cost: 500, method: 'pool' }
    const expenseId = bought.body()._id
    ;(await desk.post('/api/assets', { ...stuhl, expenseId })).assertStatus(201)
    const lines = await desk.lines('Stuhl')
    assert.deepEqual(lines[0], ['0675', 'S', 50_000, '0650'])
    assert.deepEqual(lines[1], ['6265', 'S', 1000, '0675'])
  })
  test('row 140: Skonto on an asset of the pool moves there on its day', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    const bought = await desk.post('/api/expenses', {
      ...NOTEBOOK,
      dueDate: '2026-06-30',
      skontoPercent: 5,
      skontoDate: '2026-03-24',
      lines: [{ category: 'equipment', description: 'Stuhl', amount: 595, taxRate: 19 }],
    })
    const expenseId = bought.body()._id
    ;(await desk.post('/api/asset-pools', { year: '2026' })).assertStatus(200)
    const stuhl = { ...CAMERA, name: 'Stuhl', cost: 500, method: 'pool' }
    ;(await desk.post('/api/assets', { ...stuhl, expenseId })).assertStatus(201)
    const payment = { date: '2026-03-20', withSkonto: true }
    ;(await desk.post(`/api/expenses/${expenseId}/payment`, payment)).assertStatus(200)
    const rows = await desk.rows()
    const skonto = rows.find(({ text }) => text.startsWith('Skonto '))
    assert.deepEqual([skonto?.amount, skonto?.contra, skonto?.key], [2975, '0420', '0009'])
    assert.deepEqual((await desk.lines('Stuhl')).slice(0, 2), [
      ['0485', 'S', 50_000, '0420'],
      ['0420', 'S', 2500, '0485'],
    ])
  })
})
