import { act, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { api } from '@/lib/server/api'
import { renderAt } from '../../../tests/render'
import { ConnectionNote } from './connection_note'

let isReachable: boolean

// The note follows nothing until its texts are there.
beforeAll(() => i18next.loadNamespaces('shell'))

beforeEach(() => {
  isReachable = true
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    return Response.json({ status: 'ok' })
  })
})
afterEach(() => vi.restoreAllMocks())

const note = () => screen.queryByText(/Your entries stay here/)?.textContent ?? ''

function lose() {
  isReachable = false
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
}
function returnToNetwork() {
  isReachable = true
  vi.mocked(vi.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
}

test('a lost network is shown in the same moment, and not after it is back', async () => {
  renderAt('/dashboard', <ConnectionNote />)
  expect(note()).toBe('')
  lose()
  expect(note()).toContain('No network connection.')
  returnToNetwork()
  await waitFor(() => expect(note()).toBe(''))
})

test('a request without an answer shows it, and the next answer removes it', async () => {
  renderAt('/dashboard', <ConnectionNote />)
  isReachable = false
  await act(() => api('GET', '/api/settings').catch(() => undefined))
  expect(note()).toContain('The server cannot be reached.')
  isReachable = true
  await act(() => api('GET', '/api/settings'))
  expect(note()).toBe('')
})

test('the gateway of a server that is away counts as no answer, a refusal as one', async () => {
  renderAt('/dashboard', <ConnectionNote />)
  const answerWith = async (status: number) => {
    vi.stubGlobal('fetch', async () => new Response('', { status }))
    await act(() => api('GET', '/api/settings').catch(() => undefined))
  }
  await answerWith(502)
  expect(note()).toContain('The server cannot be reached.')
  await answerWith(422)
  expect(note()).toBe('')
})

test('a server that is reached without a network is used without a note', async () => {
  renderAt('/dashboard', <ConnectionNote />)
  lose()
  isReachable = true
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(note()).toBe(''))
})

test('the note goes as soon as the server answers again, without a click', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  renderAt('/dashboard', <ConnectionNote />)
  isReachable = false
  await act(() => api('GET', '/api/settings').catch(() => undefined))
  isReachable = true
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(note()).toBe('')
  vi.useRealTimers()
})
