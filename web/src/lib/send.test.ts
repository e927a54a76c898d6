import { expect, test, vi } from 'vitest'
import { send } from './send'

test('what is empty is left out of the address', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('{}')
  })
  const query = {
    status: [],
    search: '',
    page: undefined,
    clientId: null,
    sort: 'name',
    tags: ['a', 'b'],
  }
  await send('GET', '/api/invoices', { query })
  expect(asked).toEqual(['/api/invoices?sort=name&tags=a%2Cb'])
})
