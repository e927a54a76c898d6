import { test } from '@japa/runner'
import { makeSalesDesk, OFFERED_LINES } from '#modules/offers/estimates/factories/estimate_factory'

test.group('The figures of estimates', () => {
  test('row 29: options and alternatives are shown and not counted until they are chosen', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const { estimate, link } = await desk.offered()
    assert.deepInclude(estimate, { net: 100, total: 119 })
    assert.deepEqual(
      estimate.lines.map(({ amount }: { amount: number }) => amount),
      [100, 50, 80]
    )
    const totals = async (chosen: number[]) =>
      (await desk.visit('totals', { ...link, chosen })).body()
    assert.equal((await totals([])).total, 119)
    assert.equal((await totals([2])).total, 178.5)
    assert.equal((await totals([3])).total, 95.2)
    assert.equal((await totals([2, 3])).total, 154.7)
    assert.equal((await totals([1])).code, 'not_optional')

    const twice = [...OFFERED_LINES, { ...OFFERED_LINES[2], alternativeOf: 1 }]
    const { link: other } = await desk.offered({ lines: twice })
    const both = await desk.visit('totals', { ...other, chosen: [3, 4] })
    both.assertStatus(422)
    assert.equal(both.body().code, 'alternatives_exclude')
    const wrong = await desk.post('/api/estimates', {
      lines: [OFFERED_LINES[0], { ...OFFERED_LINES[2], alternativeOf: 2 }],
    })
    wrong.assertStatus(422)
  })

  test('open, won and the hit rate are those of all estimates', async ({ client, assert }) => {
    const desk = await makeSalesDesk(client)
    await desk.offered()
    const { estimate: won } = await desk.offered()
    ;(await desk.post(`/api/estimates/${won._id}/accept`, { name: 'A', chosen: [2] })).assertStatus(
      200
    )
    const { estimate: lost } = await desk.offered()
    ;(await desk.post(`/api/estimates/${lost._id}/decline`)).assertStatus(200)
    const counts = (await desk.get('/api/estimates/counts')).body()
    assert.deepInclude(counts, { open: { EUR: 119 }, won: { EUR: 178.5 }, hitRate: 50 })
    const follow = await desk.put(`/api/estimates/${lost._id}/follow-up`, {
      date: '2027-01-04',
      note: 'Ask again',
    })
    assert.deepInclude(follow.body(), { followUpOn: '2027-01-04', followUpNote: 'Ask again' })
    const found = await desk.get(
      `/api/estimates?search=muster&sort=total&order=asc&status=Declined`
    )
    assert.lengthOf(found.body(), 1)
    assert.equal(found.header('x-total-count'), '1')
  })
})
