import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component } from './pages/decision_page'

const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
})

const company = {
  name: 'Brandt GmbH',
  email: 'info@brandt.test',
  plan: 'Basic',
  requestedAt: '2026-11-20T10:00:00.000Z',
}
const openLink = (address: string) =>
  renderAt(
    address,
    <Routes>
      <Route path="/admin/:action/:companyId" element={<Component />} />
      <Route path="*" element={null} />
    </Routes>
  )

test('without a key nothing is asked and the sign-in page is shown', () => {
  openLink('/admin/approve/1')
  expect(screen.getByTestId('address').textContent).toBe('/login')
  expect(answer).not.toHaveBeenCalled()
})

test('the link shows what will happen, and only its button does it, with the reason', async () => {
  answer.mockResolvedValueOnce(
    Response.json({ action: 'reject', company, applicant: null, decision: null })
  )
  openLink('/admin/reject/1#secret')
  const button = await screen.findByRole('button', { name: 'Reject' })
  expect(screen.getByText('Brandt GmbH')).toBeTruthy()
  await userEvent.click(button)
  expect(screen.getByText('Enter the reason.')).toBeTruthy()
  expect(answer).toHaveBeenCalledTimes(1)

  answer.mockResolvedValueOnce(Response.json({ _id: '1', status: 'rejected' }))
  await userEvent.type(screen.getByLabelText('Reason'), 'No address')
  await userEvent.click(button)
  expect(await screen.findByText('The application is rejected.')).toBeTruthy()
  expect(answer.mock.calls[1]?.[0]).toBe('/api/admin-links/act')
  expect(answer.mock.calls[1]?.[1]?.body).toBe(
    JSON.stringify({ key: 'secret', reason: 'No address' })
  )
})
