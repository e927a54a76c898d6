import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf } from '@/components/form/draft'
import { tokenFor } from '../../../tests/token'
import { api } from '../server/api'
import { currentSession, leaveWith, signOut, takeEnded } from './session'
import { REFRESH_EVERY_MS, startSession } from './session_clock'
import { SESSION_KEYS } from './session_storage'
import { switchCompany } from './switch_company'

const answer = vi.fn<typeof fetch>()
const leave = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer.mockReset()
  leave.mockReset()
  leaveWith(leave)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function startWith(token: string) {
  for (const key of SESSION_KEYS) localStorage.setItem(key, 'x')
  localStorage.setItem('token', token)
  stop = startSession()
}

const storedKeys = () => SESSION_KEYS.filter((key) => localStorage.getItem(key) !== null)
const newToken = (token: string) => new Response(JSON.stringify({ token, isSuperAdmin: false }))

test('a valid token signs in and its super-admin flag is saved', () => {
  startWith(tokenFor(10_000, true))
  expect(currentSession()).toEqual({ status: 'signedIn', isSuperAdmin: true })
  expect(localStorage.getItem('isSuperAdmin')).toBe('true')
})

test.each([
  ['an expired token', () => tokenFor(-1)],
  ['a token that cannot be decoded', () => 'nonsense'],
])('%s clears the five keys and keeps the language', (_, token) => {
  localStorage.setItem('userLanguage', 'sq')
  startWith(token())
  expect(currentSession().status).toBe('signedOut')
  expect(storedKeys()).toEqual([])
  expect(localStorage.getItem('userLanguage')).toBe('sq')
})

test('a token with more than an hour left is not refreshed at startup', async () => {
  startWith(tokenFor(3601))
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).not.toHaveBeenCalled()
})

test('a token with less than an hour left is refreshed at startup', async () => {
  const token = tokenFor(3599)
  const next = tokenFor(20_000)
  answer.mockResolvedValue(newToken(next))
  startWith(token)
  await vi.advanceTimersByTimeAsync(0)
  expect(answer.mock.calls[0]?.[0]).toBe('/api/auth/refresh-token')
  expect(answer.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ token }))
  expect(localStorage.getItem('token')).toBe(next)
})

test('a failed refresh at startup is logged and ignored', async () => {
  answer.mockResolvedValue(new Response('{}', { status: 500 }))
  startWith(tokenFor(3000))
  await vi.advanceTimersByTimeAsync(0)
  expect(currentSession().status).toBe('signedIn')
  expect(console.warn).toHaveBeenCalled()
})

test('every thirty minutes the token is refreshed', async () => {
  answer.mockImplementation(async () => newToken(tokenFor(30_000)))
  startWith(tokenFor(30_000))
  await vi.advanceTimersByTimeAsync(REFRESH_EVERY_MS - 1)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answer).toHaveBeenCalledTimes(1)
})

test('a failed refresh during use clears the session and goes to /login', async () => {
  answer.mockResolvedValue(new Response('{}', { status: 401 }))
  startWith(tokenFor(30_000))
  await vi.advanceTimersByTimeAsync(REFRESH_EVERY_MS)
  expect(storedKeys()).toEqual([])
  expect(leave).toHaveBeenCalledWith('/login')
  expect(takeEnded()).toBe('/')
  expect(takeEnded()).toBeNull()
})

test('signing out does not report an ended session', () => {
  startWith(tokenFor(10_000))
  signOut()
  expect(takeEnded()).toBeNull()
})

test('five minutes before the token expires the user is signed out', async () => {
  answer.mockRejectedValue(new TypeError('no network'))
  startWith(tokenFor(7200))
  // The periodic refresh would end the session earlier: this browser is offline.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await vi.advanceTimersByTimeAsync((7200 - 301) * 1000)
  expect(currentSession().status).toBe('signedIn')
  await vi.advanceTimersByTimeAsync(1000)
  expect(currentSession().status).toBe('signedOut')
  expect(leave).toHaveBeenCalledWith('/login')
})

test('a sign-in in another tab and a change in this one are followed', () => {
  startWith('')
  localStorage.setItem('token', tokenFor(10_000))
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(currentSession().status).toBe('signedIn')
  localStorage.removeItem('token')
  window.dispatchEvent(new Event('localStorageChange'))
  expect(currentSession().status).toBe('signedOut')
})

test('a switch of the company in another tab loads this one again, which sends nothing before', async () => {
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  startWith(tokenFor(10_000, false, 'user in Alpha'))
  const draft = draftOf<string>('invoice')
  localStorage.setItem('userId', 'user in Beta')
  localStorage.setItem('token', tokenFor(10_000, false, 'user in Beta'))
  await expect(api('GET', '/api/clients')).rejects.toThrow()
  expect(answer).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(load).toHaveBeenCalledWith('/dashboard')
  draft.write('of Alpha')
  expect(draftOf('invoice').read()).toBe('of Alpha')
  expect(localStorage.getItem('draft:user in Beta:invoice')).toBeNull()
})

test('a tab that comes back does not end the session of the other company', async () => {
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  startWith(tokenFor(10_000, false, 'user in Alpha'))
  const token = tokenFor(1000, false, 'user in Beta')
  localStorage.setItem('token', token)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(localStorage.getItem('token')).toBe(token)
  expect(load).toHaveBeenCalledWith('/dashboard')
  expect(answer).not.toHaveBeenCalled()
})

test('switching stores the answer like a sign-in and loads the page again', async () => {
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  startWith(tokenFor(10_000, false, 'user in Alpha'))
  const token = tokenFor(10_000, false, 'user in Beta')
  const signedIn = { token, companyId: 'beta', id: 'user in Beta', email: 'a@b.example' }
  answer.mockResolvedValue(Response.json({ ...signedIn, isSuperAdmin: false }))
  await switchCompany('beta')
  expect(answer.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ companyId: 'beta' }))
  expect(localStorage.getItem('companyId')).toBe('beta')
  expect(load).toHaveBeenCalledWith('/dashboard')
})

test('a tab that comes back after the expiry signs out', () => {
  startWith(tokenFor(100))
  localStorage.setItem('token', tokenFor(-1))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(leave).toHaveBeenCalledWith('/login')
})
