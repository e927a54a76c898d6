import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Companies } from './components/companies'

const company = {
  _id: 'c1',
  name: 'Brandt GmbH',
  email: 'info@brandt.test',
  status: 'active',
  plan: 'Basic',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSignInAt: null,
  userCount: 2,
}

test('a suspension explains its effect and asks for the reason before it is sent', async () => {
  const sent: [string, string][] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json([company], { headers: { 'x-total-count': '1' } })
    sent.push([path, String(body)])
    return Response.json({ _id: 'c1', status: 'suspended' })
  })
  renderAt('/admin', <Companies />)
  await userEvent.click(await screen.findByRole('button', { name: /Brandt GmbH/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }))
  expect(await screen.findByText(/cannot change anything/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }))
  expect(screen.getByText('Enter the reason.')).toBeTruthy()
  expect(sent).toEqual([])

  await userEvent.type(screen.getByLabelText('Reason'), ' RE-7 is unpaid ')
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }))
  await waitFor(() =>
    expect(sent).toEqual([
      ['/api/admin/companies/c1/suspend', JSON.stringify({ reason: 'RE-7 is unpaid' })],
    ])
  )
})
