import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkStoredSession } from '@/lib/session/session'
import { formatInstant } from '@/lib/time/days'
import { renderAt } from '../../../tests/render'
import { tokenFor } from '../../../tests/token'
import { Shell } from './shell'

const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  answer.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

function open(
  isSuperAdmin: boolean,
  settings: object | undefined,
  address = '/screen',
  content: ReactNode = 'content',
  me: object | null = { isEmployee: false }
) {
  localStorage.setItem('token', tokenFor(9000, isSuperAdmin))
  checkStoredSession()
  answer.mockImplementation(async (asked) => {
    if (asked === '/api/settings' && settings) return new Response(JSON.stringify(settings))
    if (asked === '/api/auth/me' && me) return Response.json(me)
    if (!me) throw new TypeError('Failed to fetch')
    return new Response('{}', { status: 500 })
  })
  return renderAt(
    address,
    <Routes>
      <Route element={<Shell />}>
        <Route path={address} element={content} />
      </Route>
    </Routes>
  )
}

const settings = {
  companyInfo: { companyName: 'Metallbau Müller', logo: null },
  preferences: { language: 'en', currency: 'CHF' },
}

test('the top bar shows the name of the company', async () => {
  open(false, settings)
  expect(await screen.findByText('Metallbau Müller')).toBeTruthy()
  expect(screen.getByText('content')).toBeTruthy()
})

test('another language switches at once and saves the full preferences', async () => {
  open(false, settings)
  await screen.findByText('Metallbau Müller')
  await userEvent.click(screen.getByRole('button', { name: 'en: Language' }))
  await userEvent.click(await screen.findByText('Deutsch'))
  await screen.findByRole('button', { name: 'de: Sprache' })
  // The language switches before the call that saves it has left.
  const saved = await vi.waitUntil(() =>
    answer.mock.calls.find(
      ([path, options]) => String(path).includes('/api/settings') && options?.method === 'POST'
    )
  )
  expect(JSON.parse(String(saved[1]?.body))).toEqual({
    preferences: { language: 'de', currency: 'CHF' },
  })
  expect(localStorage.getItem('userLanguage')).toBe('de')
})

test('people with several companies switch in the top bar, others see a plain name', async () => {
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  open(false, settings)
  await screen.findByText('Metallbau Müller')
  expect(screen.queryByRole('button', { name: /Switch company/ })).toBeNull()
  cleanup()

  const companies = [
    { companyId: 'a', name: 'Metallbau Müller', role: 'owner', isCurrent: true },
    { companyId: 'b', name: 'Verein', role: 'member', isCurrent: false },
  ]
  open(false, settings, '/screen', 'content', { isEmployee: false, companies })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Metallbau Müller: Switch company' })
  )
  const token = tokenFor(9000, false, 'user in b')
  const signedIn = { token, companyId: 'b', id: 'user in b', email: '', isSuperAdmin: false }
  answer.mockImplementation(async () => Response.json(signedIn))
  await userEvent.click(await screen.findByText('Verein'))
  await waitFor(() => expect(localStorage.getItem('companyId')).toBe('b'))
  load.mockRestore()
})

test('a super admin sees the panel title and only a logout button', async () => {
  open(true, undefined)
  await waitFor(() => expect(screen.getByRole('banner').textContent).toMatch(/Super.Admin/))
  expect(screen.queryByRole('button', { name: /Sprache|Language/ })).toBeNull()
  expect(screen.getByRole('button', { name: /Logout|Abmelden/ })).toBeTruthy()
})

/** Keeps what it began with, as a form does. */
function Began() {
  const [text] = useState(() => formatInstant('2026-11-22T18:20:00Z'))
  return text
}

test('days and times go by the company, also of what was there first, until it is left', async () => {
  process.env.TZ = 'America/New_York'
  const inTirane = { ...settings.preferences, timeZone: 'Europe/Tirane' }
  const { unmount } = open(false, { ...settings, preferences: inTirane }, '/screen', <Began />)
  expect(screen.getByText('22.11.2026, 13:20')).toBeTruthy()
  expect(await screen.findByText('22.11.2026, 19:20')).toBeTruthy()
  unmount()
  open(true, undefined, '/screen', <Began />)
  expect(await screen.findByText('22.11.2026, 13:20')).toBeTruthy()
})

test('what was begun stays where the browser is in the zone of the company', async () => {
  process.env.TZ = 'Europe/Tirane'
  const inTirane = { ...settings.preferences, timeZone: 'Europe/Tirane' }
  open(false, { ...settings, preferences: inTirane }, '/screen', <input aria-label="Note" />)
  const field = screen.getByLabelText('Note')
  await screen.findByText('Metallbau Müller')
  expect(screen.getByLabelText('Note')).toBe(field)
})

test('without a connection the menu is for the last known role, and times are by the last known zone', async () => {
  process.env.TZ = 'America/New_York'
  localStorage.setItem('userId', 'u1')
  const inAuckland = { ...settings, preferences: { timeZone: 'Pacific/Auckland' } }
  open(false, inAuckland, '/screen', <Began />, { isEmployee: true, role: 'employee' })
  await screen.findByText('23.11.2026, 07:20')
  await screen.findByRole('link', { name: 'Tasks' })
  cleanup()

  open(false, undefined, '/screen', <Began />, null)
  expect(screen.getByText('23.11.2026, 07:20')).toBeTruthy()
  await screen.findByRole('link', { name: 'Tasks' }, { timeout: 5000 })
  expect(screen.queryByRole('button', { name: 'Sales' })).toBeNull()
})
