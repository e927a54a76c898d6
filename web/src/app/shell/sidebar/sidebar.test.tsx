import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkStoredSession } from '@/lib/session/session'
import { renderAt } from '../../../../tests/render'
import { tokenFor } from '../../../../tests/token'
import { Shell } from '../shell'
import { menuPathOf, visibleMenu } from '../visible'

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/me') return Response.json({ isEmployee: false, role: 'owner' })
    if (path !== '/api/settings') return Response.json({}, { status: 404 })
    return Response.json({ companyInfo: {}, preferences: { language: 'en', currency: 'EUR' } })
  })
})

async function open(address: string) {
  localStorage.setItem('token', tokenFor(9000))
  checkStoredSession()
  renderAt(
    address,
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<Link to="/view/invoices/a1">An invoice</Link>} />
      </Route>
    </Routes>
  )
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  const sales = await within(menu).findByRole('button', { name: 'Sales' })
  const current = () => within(menu).queryByRole('link', { current: 'page' })?.textContent
  return {
    menu: within(menu),
    sales,
    current,
    isOpen: () => sales.getAttribute('aria-expanded') === 'true',
  }
}

test('a page of the Sales group opens it and highlights its entry', async () => {
  const { isOpen, current } = await open('/view/invoices/a1')
  expect(isOpen()).toBe(true)
  expect(current()).toBe('Invoices')
})

test('choosing an entry closes the group, which then names the page', async () => {
  const { menu, sales, isOpen, current } = await open('/dashboard')
  expect(isOpen()).toBe(false)
  await userEvent.click(sales)
  await userEvent.click(menu.getByRole('link', { name: 'Clients' }))
  expect(screen.getByTestId('address').textContent).toBe('/clients')
  expect(isOpen()).toBe(false)
  expect(menu.queryByRole('link', { name: 'Estimates' })).toBeNull()
  expect(sales.getAttribute('aria-current')).toBe('true')
  expect(sales.textContent).toBe('SalesClients')
  await userEvent.click(sales)
  expect(current()).toBe('Clients')
})

test('a page of the group that is reached by a link opens it again', async () => {
  const { menu, isOpen, current } = await open('/invoices')
  await userEvent.click(menu.getByRole('link', { name: 'Items' }))
  expect(isOpen()).toBe(false)
  await userEvent.click(screen.getByRole('link', { name: 'An invoice' }))
  expect(isOpen()).toBe(true)
  expect(current()).toBe('Invoices')
})

test.each([
  ['/invoices/new', '/invoices'],
  ['/view/estimates/a1', '/estimates'],
  ['/client-history/a1', '/clients'],
  ['/client-history-summary/a1', '/clients'],
  ['/reminders', '/reminders'],
  ['/mails', '/settings'],
  ['/imports/a1', '/settings'],
  ['/view/orders/a1', '/orders'],
  ['/view/delivery-notes/a1', '/delivery-note'],
  ['/proposals/a1/edit', '/proposal'],
  ['/projects/a1/edit', '/projects'],
  ['/admin/analytics', '/admin/analytics'],
  ['/admin/company/a1', '/admin'],
  ['/expenses/claims', '/expenses'],
  ['/dashboard', undefined],
])('%s belongs to the entry %s', (page, entry) => {
  const audience = page.startsWith('/admin') ? 'superAdmin' : 'company'
  expect(menuPathOf(page, visibleMenu([audience, 'owner']))).toBe(entry)
})
