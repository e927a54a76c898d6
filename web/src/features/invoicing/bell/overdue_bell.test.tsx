import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkStoredSession } from '@/lib/session/session'
import { invoiceRow } from '../../../../tests/invoice_row'
import { renderAt } from '../../../../tests/render'
import { tokenFor } from '../../../../tests/token'
import { Component as OverdueBell } from './overdue_bell'

const answer = vi.fn<typeof fetch>()
const asked = () => answer.mock.calls.map(([address]) => String(address))

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  answer.mockReset()
  localStorage.setItem('token', tokenFor(9000))
  checkStoredSession()
})

function serve(me: object, invoices: () => Response) {
  answer.mockImplementation(async (address) =>
    String(address).startsWith('/api/auth/me')
      ? new Response(JSON.stringify({ id: 'u1', isEmployee: false, showsOverdueBell: true, ...me }))
      : invoices()
  )
}

const overdueRow = invoiceRow({ _id: 'late', isOverdue: true, daysOverdue: 9, status: 'Overdue' })

test('the bell counts what needs attention and opens an invoice', async () => {
  serve({}, () => new Response(JSON.stringify([overdueRow])))
  renderAt('/', <OverdueBell />)
  await userEvent.click(await screen.findByRole('button', { name: 'Invoices: 1 needs attention' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Bakery Sunshine.*9 days/s }))
  expect(screen.getByTestId('address').textContent).toBe('/view/invoices/late')
  expect(asked()).toContain('/api/invoices?attention=1')
})

test.each([
  ['employees', { isEmployee: true }],
  ['who has switched it off', { showsOverdueBell: false }],
])('there is no bell for %s, and no invoice is asked for', async (_, me) => {
  serve(me, () => new Response('[]'))
  renderAt('/', <OverdueBell />)
  await waitFor(() => expect(asked()).toContain('/api/auth/me'))
  await new Promise((done) => setTimeout(done))
  expect(screen.queryByRole('button')).toBeNull()
  expect(asked().filter((address) => address.startsWith('/api/invoices'))).toEqual([])
})

test('a failure is only logged and the bell stays silent', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  serve({}, () => new Response('', { status: 503 }))
  renderAt('/', <OverdueBell />)
  await waitFor(() => expect(log).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Invoices: nothing is due' })).toBeDefined()
})
