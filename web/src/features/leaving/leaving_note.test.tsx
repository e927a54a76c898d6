import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Shell } from '@/app/shell/shell'
import { checkStoredSession } from '@/lib/session/session'
import { renderAt } from '../../../tests/render'
import { tokenFor } from '../../../tests/token'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))

function openAs(me: object, ownersView?: object) {
  localStorage.setItem('token', tokenFor(9000, false))
  checkStoredSession()
  const deletion = {
    requestedAt: '2026-11-30T07:00:00.000Z',
    closesOn: '2026-12-30',
    isHeld: false,
  }
  const company = { name: 'Alpha GmbH', isLastOwner: true, deletion, ownersView }
  const answers: Record<string, object> = {
    '/api/auth/me': { isEmployee: false, role: 'owner', ...me },
    '/api/account-deletion': { person: {}, company },
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

const note = () => screen.findByRole('region', { name: 'Deletion of the company' })

test('above each page of a company that will be deleted is when, and how an owner cancels it', async () => {
  openAs({ isLeaving: true }, { closesOn: '2026-12-30', kept: [], source: '' })
  const text = (await note()).textContent
  expect(text).toContain('Alpha GmbH will be deleted on 30.12.2026.')
  expect(text).toContain('not change anything')
  const link = screen.getByRole('link', { name: 'Show or cancel the deletion' })
  expect(link.getAttribute('href')).toBe('/delete-account')
})

test('everybody else is led to the page that shows the deletion', async () => {
  openAs({ isLeaving: true })
  await note()
  expect(screen.getByRole('link', { name: 'Show the deletion' })).toBeTruthy()
})

test('other companies have no such note', async () => {
  openAs({})
  await screen.findByText('content')
  expect(screen.queryByRole('region', { name: 'Deletion of the company' })).toBeNull()
})
