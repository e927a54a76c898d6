import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Shell } from '@/app/shell/shell'
import { VisitButton } from '@/features/admin/components/visit_button'
import { checkStoredSession, endSession } from '@/lib/session/session'
import { refreshOrSignOut } from '@/lib/session/session_refresh'
import { setPageUser } from '@/lib/session/session_storage'
import { keepOperator } from '@/lib/session/visit'
import { renderAt } from '../../../../tests/render'
import { tokenFor, visitToken } from '../../../../tests/token'
import { Component as OperatorAccessPage } from './pages/operator_access_page'

const operator = tokenFor(9000, true, 'operator')
let sent: { path: string; body: unknown }[]
let assign: ReturnType<typeof vi.fn>

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign, pathname: '/x', search: '' })
  sent = []
})

/** A response is given once, before the answers to the same address. */
function answering(answers: Record<string, object>, first: Record<string, Response> = {}) {
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== undefined && method !== 'GET')
      sent.push({ path, body: body && JSON.parse(String(body)) })
    const [address = ''] = path.split('?')
    const once = first[address]
    delete first[address]
    if (once) return once
    const answer = answers[address]
    return answer ? Response.json(answer) : Response.json({}, { status: 404 })
  })
}

function signInOperator() {
  localStorage.setItem('token', operator)
  localStorage.setItem('isSuperAdmin', 'true')
  setPageUser('operator')
  checkStoredSession()
}

function beOnVisit(mayWrite = false) {
  signInOperator()
  keepOperator()
  localStorage.setItem('token', visitToken(1500, 'visitor'))
  localStorage.setItem('isSuperAdmin', 'false')
  // The page has loaded again for the visit.
  setPageUser('visitor')
  checkStoredSession()
  const visit = {
    reason: 'RE-7 <rounds> wrongly.',
    expiresAt: new Date(Date.now() + 1_490_000).toISOString(),
    mayWrite,
  }
  answering({
    '/api/auth/me': { isEmployee: false, role: 'owner', visit },
    '/api/visit-ends': { companyId: 'c1' },
  })
}

const openShell = () =>
  renderAt(
    '/screen',
    <Routes>
      <Route element={<Shell />}>
        <Route path="/screen" element="content" />
      </Route>
    </Routes>
  )

test('a visit starts with a reason and the password, and keeps the session of the operator', async () => {
  signInOperator()
  const token = visitToken(1800, 'visitor')
  const answer = { token, companyId: 'c1', id: 'visitor', email: 'x', isSuperAdmin: false }
  const due = { error: 'Confirm.', code: 'confirmation_required', requestId: 'x' }
  answering(
    { '/api/admin/companies/c1/visits': answer, '/api/auth/confirmations': { confirmedUntil: '' } },
    { '/api/admin/companies/c1/visits': Response.json(due, { status: 403 }) }
  )
  renderAt('/', <VisitButton company={{ _id: 'c1', name: 'Holz' }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Visit company' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Start visit' }))
  expect(sent).toEqual([])
  await userEvent.type(screen.getByRole('textbox'), 'RE-7')
  await userEvent.click(screen.getByRole('button', { name: 'Start visit' }))
  await userEvent.type(await screen.findByLabelText('Current password'), 'secret')
  expect(localStorage.getItem('token')).toBe(operator)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(localStorage.getItem('token')).toBe(token))
  expect(sent[0]?.body).toEqual({ reason: 'RE-7' })
  expect(localStorage.getItem('operatorSession')).toContain(operator)
})

test('above each page of a visit are the company, the time left and the reason, and it ends there', async () => {
  beOnVisit()
  openShell()
  const banner = await screen.findByRole('region', { name: 'Visit of the operator' })
  expect(banner.textContent).toContain('You only read')
  expect(banner.textContent).toContain('25 minutes left.')
  expect(banner.textContent).toContain('RE-7 <rounds> wrongly.')
  await userEvent.click(screen.getByRole('button', { name: 'End visit' }))
  await waitFor(() => expect(localStorage.getItem('token')).toBe(operator))
  // A click is also activity beside a running timer.
  const paths = sent.map(({ path }) => path).filter((path) => path !== '/api/timer/activity')
  expect(paths).toEqual(['/api/visit-ends'])
  expect(localStorage.getItem('operatorSession')).toBeNull()
})

test('a visit that the server ends leads back to the session of the operator, and is never renewed', async () => {
  beOnVisit()
  await refreshOrSignOut()
  expect(sent).toEqual([])
  endSession()
  expect(localStorage.getItem('token')).toBe(operator)
  expect(localStorage.getItem('isSuperAdmin')).toBe('true')
})

test('an owner allows changes for some days and takes that back', async () => {
  const visits = [
    {
      _id: 'v1',
      by: 'Ada (Kontor)',
      reason: 'RE-7',
      startedAt: '2026-11-29T10:00:00.000Z',
      endedAt: '2026-11-29T10:30:00.000Z',
      isOver: true,
    },
  ]
  answering({ '/api/operator-access': { allowedUntil: '2099-11-29T10:00:00.000Z', visits } })
  renderAt('/operator-access', <OperatorAccessPage />)
  expect(await screen.findByText('RE-7')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Allow from now on' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Only read again' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ days: 3 }, { days: 0 }]))
})
