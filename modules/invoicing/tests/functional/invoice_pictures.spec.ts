import { test } from '@japa/runner'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const LONG = { lines: Array.from({ length: 200 }, () => LINE) }

test.group('Pictures of invoices', () => {
  test('a long one is shown a few pages at a time, each answer says where the next ones are', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.draft(LONG)
    const asked: string[] = []
    for (let path = `/api/invoices/${_id}/picture`; path; ) {
      const answer = await desk.get(path)
      answer.assertStatus(200)
      asked.push(path)
      const link: string | undefined = answer.header('link')
      path = link ? (/^<(.*)>; rel="next"$/.exec(link)?.[1] ?? assert.fail(link)) : ''
    }
    assert.isAbove(asked.length, 1)
    assert.equal(asked[1], `/api/invoices/${_id}/picture?page=2`)
    const behind = await desk.get(`/api/invoices/${_id}/picture?page=${asked.length + 1}`)
    behind.assertStatus(404)
  })

  test('an unsaved invoice is shown the same way', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const first = await desk.post('/api/invoices/picture', LONG)
    first.assertStatus(200)
    assert.equal(first.header('link'), '</api/invoices/picture?page=2>; rel="next"')
    const second = await desk.post('/api/invoices/picture?page=2', LONG)
    second.assertStatus(200)
    assert.notDeepEqual(second.body(), first.body())
    const short = await desk.post('/api/invoices/picture', { lines: [LINE] })
    assert.isUndefined(short.header('link'))
  })

  test('a page that cannot be is refused at its field: {$self}')
    .with(['0', '-1', '1.5', 'two', '99999'])
    .run(async ({ client, assert }, page) => {
      const desk = await makeDesk(client)
      const answer = await desk.post(`/api/invoices/picture?page=${page}`, { lines: [LINE] })
      answer.assertStatus(422)
      assert.equal(answer.body().fields[0].field, 'page')
    })
})
