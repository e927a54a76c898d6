import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { routeFor } from '@/app/pages'
import { checkStoredSession } from '@/lib/session/session'
import { renderAt } from '../../tests/render'
import { tokenFor } from '../../tests/token'
import { features } from './index'

const FAILURE = { error: 'The database does not answer.', code: 'database_away', requestId: 'r-77' }
/** They begin empty: nothing has to be loaded for them to be shown. */
const LOAD_NOTHING = [
  '/',
  '/login',
  '/signup',
  '/register',
  '/forgot-password',
  '/superadmin/login',
  '/reset-password/:token',
  '/confirm-address/:token',
  '/device',
  '/projects/new',
  '/einvoices/read',
]
/** Addresses that a page needs besides its pattern with any ids. */
const ADDRESSES: Record<string, string> = {
  '/admin/:action/:companyId': '/admin/approve/a1#key',
  '/offers/:id': '/offers/a1#key',
  '/clientHistoryLedger/:clientId': '/clientHistoryLedger/a1#key',
  '/proposals/:id': '/proposals/a1#key',
  '/invoices/new': '/invoices/new?clientId=a1',
  '/shared/invoices/:id': '/shared/invoices/a1#key',
  '/delete-account': '/delete-account#key',
  '/question/:token': '/question/a1#key',
}

let refused: string[]
beforeEach(() => {
  refused = []
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/me') return Response.json({ isEmployee: false })
    refused.push(path.split('?')[0] ?? '')
    return Response.json(FAILURE, { status: 503 })
  })
})

const screens = features
  .flatMap(({ name, routes }) => routes.map((route) => ({ name, route })))
  .filter(({ route }) => !LOAD_NOTHING.includes(route.path))
  .map(({ name, route }) => ({
    ...routeFor(route, [name]),
    address: ADDRESSES[route.path] ?? route.path.replace(/:\w+/g, 'a1'),
  }))

test.each(screens)('$path says that its load failed, and tries again', async (page) => {
  if (page.access !== 'public') {
    localStorage.setItem('token', tokenFor(9000, page.access === 'superAdmin'))
    checkStoredSession()
  }
  renderAt(
    page.address,
    <Routes>
      <Route path={page.path} element={<page.Page />} />
    </Routes>
  )
  const [again] = await screen.findAllByRole('button', { name: 'Try again' })
  expect(screen.getAllByText(FAILURE.error).length).toBeGreaterThan(0)
  expect(document.body.textContent).toContain(FAILURE.requestId)
  const before = refused.length
  await userEvent.click(again as HTMLElement)
  await waitFor(() => expect(refused.length).toBeGreaterThan(before))
})
