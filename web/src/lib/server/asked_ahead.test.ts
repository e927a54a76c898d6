import { afterEach, expect, test, vi } from 'vitest'
import { send } from './send'

const ADDRESS = '/api/settings'

/** An answer that the page has asked for before the app was there. */
function askedAhead(answer: Promise<Response>, token = 'mine') {
  vi.spyOn(performance, 'now').mockReturnValue(500)
  const arrived = answer.then((response) => ({ response, at: Date.now() }))
  arrived.catch(() => {})
  window.askedAhead = { token, answers: new Map([[ADDRESS, arrived]]), missed: new Set() }
}

function watchNetwork() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('"later"')
  })
  localStorage.setItem('token', 'mine')
  return asked
}

const ask = async () => (await send('GET', ADDRESS)).json()

afterEach(() => {
  delete window.askedAhead
})

test('an answer that was asked for ahead is taken once', async () => {
  const asked = watchNetwork()
  askedAhead(Promise.resolve(new Response('"ahead"')))
  expect([await ask(), await ask()]).toEqual(['ahead', 'later'])
  expect(asked).toEqual([ADDRESS])
})

test('an answer for another user is not taken', async () => {
  watchNetwork()
  askedAhead(Promise.resolve(new Response('"ahead"')), 'of somebody else')
  expect(await ask()).toBe('later')
})

test.each([
  ['is refused', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where one %s, the app asks as usual', async (_, answer) => {
  const asked = watchNetwork()
  askedAhead(answer())
  expect(await ask()).toBe('later')
  expect(asked).toEqual([ADDRESS])
})

test('an answer that nobody has taken for ten seconds is too old', async () => {
  watchNetwork()
  askedAhead(Promise.resolve(new Response('"ahead"')))
  vi.spyOn(performance, 'now').mockReturnValue(10_001)
  expect(await ask()).toBe('later')
})

test('an address that the app has asked for first is remembered, so that it is not asked for ahead', async () => {
  watchNetwork()
  window.askedAhead = { token: 'mine', answers: new Map(), missed: new Set() }
  await ask()
  expect([...window.askedAhead.missed]).toEqual([ADDRESS])
})
