import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Shell } from '@/app/shell/shell'
import { checkStoredSession } from '@/lib/session/session'
import { renderAt } from '../../../../tests/render'
import { tokenFor } from '../../../../tests/token'

process.env.TZ = 'Europe/Berlin'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))

const SERVER = {
  host: 'smtp.nord.example',
  outage: { since: '2026-11-30T09:15:00.000Z', explanation: '', waitingCount: 1 },
}

function openAs(me: object, server: object = SERVER) {
  localStorage.setItem('token', tokenFor(9000, false))
  checkStoredSession()
  const answers: Record<string, object> = {
    '/api/auth/me': { isEmployee: false, role: 'owner', ...me },
    '/api/mail-server': server,
  }
  vi.stubGlobal('fetch', async (path: string) =>
    answers[path] ? Response.json(answers[path]) : Response.json({}, { status: 404 })
  )
  return renderAt(
    '/screen',
    <Routes>
      <Route element={<Shell />}>
        <Route path="/screen" element="content" />
      </Route>
    </Routes>
  )
}

const LABEL = { name: 'Mail server outage' }

test('above each page of an owner is since when letters wait, and the way to the settings', async () => {
  openAs({ isMailServerFailing: true })
  const text = (await screen.findByRole('region', LABEL)).textContent
  expect(text).toContain(
    'Your mail server smtp.nord.example has not accepted e-mails since 30.11.2026, 10:15.'
  )
  expect(text).toContain('One e-mail is waiting.')
  const link = screen.getByRole('link', { name: 'Show the reason and the settings' })
  expect(link.getAttribute('href')).toBe('/settings?section=mail')
})

test('a company whose letters leave has no such note', async () => {
  openAs({})
  await screen.findByText('content')
  expect(screen.queryByRole('region', LABEL)).toBeNull()
})
