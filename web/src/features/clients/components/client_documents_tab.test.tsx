import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { ClientDocumentsTab } from './client_documents_tab'

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json([], { headers: { 'x-total-count': '0' } })
  })
})

const open = (address: string) =>
  renderAt(address, <ClientDocumentsTab clientId="k1" counts={{ invoice: 3, reminder: 1 }} />)

test('the invoices come first, and each kind says how many there are', async () => {
  open('/client-history/k1?tab=invoices')
  expect(
    (await screen.findByRole('button', { name: /Invoices\s*3/ })).getAttribute('aria-pressed')
  ).toBe('true')
  expect(screen.getByRole('button', { name: /Reminders\s*1/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Projects\s*0/ })).toBeTruthy()
})

test('a kind is a part of the address, which leaves behind what the other list had', async () => {
  open('/client-history/k1?tab=invoices&sort=total')
  await userEvent.click(await screen.findByRole('button', { name: /Projects/ }))
  expect(screen.getByTestId('address').textContent).toBe('/client-history/k1?tab=projects')
  await screen.findByText('No projects for this client yet')
  expect(asked.some((path) => path.startsWith('/api/projects'))).toBe(true)
})
