import { test } from '@japa/runner'

const OURS = '019aba12-3456-7abc-8def-0123456789ab'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test.group('The id of a request', () => {
  test('is taken from a proxy when it looks like one of ours: {$self}')
    .with([OURS, OURS.toUpperCase(), OURS.replaceAll('-', '')])
    .run(async ({ client, assert }, id) => {
      const answer = await client.get('/api/nothing-here').header('x-request-id', id)
      assert.equal(answer.body().requestId, id)
    })

  test('is made by Kontor when what a client sends is anything else')
    .with(['x'.repeat(12_000), '"quoted"', 'a b', "1' or 1=1", `${OURS}0`, '0'.repeat(31)])
    .run(async ({ client, assert }, id) => {
      const answer = await client.get('/api/nothing-here').header('x-request-id', id)
      assert.match(answer.body().requestId, UUID)
    })
})
