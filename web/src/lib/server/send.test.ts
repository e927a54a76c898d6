import { afterEach, expect, test, vi } from 'vitest'
import { send } from './send'

test('empty values are left out of the address', async () => {
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

afterEach(() => {
  vi.useRealTimers()
})

/** Answers each request in turn; an error is a broken line. Returns the keys that arrived. */
function answering(...answers: (number | Error)[]) {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('idempotency-key'))
    const answer = answers.shift() ?? 200
    if (answer instanceof Error) throw answer
    return new Response('{}', { status: answer })
  })
  return keys
}
const broken = new TypeError('Failed to fetch')
const pay = (amount: string) =>
  send('POST', '/api/payments', { body: { amount } }).catch(() => undefined)

test.each([
  ['the line broke', broken],
  ['a proxy gave up', 504],
])('a payment that is sent again because %s is the same payment', async (_, failure) => {
  const keys = answering(failure, failure)
  await pay('10')
  await pay('10')
  await send('GET', '/api/payments')
  await pay('10')
  expect(keys[0]).toMatch(/^\w{32}$/)
  expect([keys[1], keys[3]]).toEqual([keys[0], keys[0]])
})

test('a payment that was answered, changed or sent much later is another one', async () => {
  vi.useFakeTimers()
  const keys = answering(200, broken, 200, broken, 200)
  for (const amount of ['10', '10', '11', '12']) await pay(amount)
  vi.advanceTimersByTime(120_001)
  await pay('12')
  expect(new Set(keys).size).toBe(5)
})

test('after any other change was answered, the same request is a new one', async () => {
  const keys = answering(broken)
  const start = () => send('POST', '/api/tasks/1/time/start').catch(() => undefined)
  await start()
  await send('POST', '/api/tasks/1/time/stop')
  await start()
  expect(keys[2]).not.toBe(keys[0])
})

test('a preview that is drawn meanwhile changes nothing of that', async () => {
  const keys = answering(broken, broken, 200)
  const draw = () => send('POST', '/api/invoices/picture', { isDrawn: true }).catch(() => undefined)
  await pay('10')
  await draw()
  await draw()
  await pay('10')
  expect(keys[3]).toBe(keys[0])
})

test('files cannot be compared, so each has its own key', async () => {
  const keys = answering(broken)
  const upload = () => send('POST', '/api/imports', { body: new FormData() }).catch(() => undefined)
  await upload()
  await upload()
  expect(keys[1]).not.toBe(keys[0])
})
