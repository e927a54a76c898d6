import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { invoiceRow } from '../../../../tests/invoice_row'
import { renderAt } from '../../../../tests/render'
import { StepDialog } from './step_dialog'

const PAID = invoiceRow({ status: 'Partially Paid', paid: 19, open: 100 })

let sent: { path: string; body: unknown }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path.endsWith('/cancel')) sent.push({ path, body: JSON.parse(String(body)) })
    return Response.json({ ...PAID, cancelledBy: { _id: 's1', number: 'ST-2026-0001' } })
  })
})

const open = (values: object = {}) =>
  renderAt(
    '/invoices',
    <StepDialog
      step="cancel"
      invoice={{ ...PAID, ...values }}
      onClose={() => undefined}
      onDelete={undefined}
    />
  )

test('the money of a paid invoice becomes credit by default', async () => {
  open()
  await screen.findByText(/19.00 has been received/)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel invoice' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([{ path: '/api/invoices/i1/cancel', body: { paid: 'credit' } }])
  )
})

test('a refund has a day and a method, and is proposed for one-off customers', async () => {
  open({ client: null, customClient: { name: 'Anna' } })
  await screen.findByLabelText(/Paid back on/)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel invoice' }))
  await vi.waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ paid: 'refund', method: 'bankTransfer' })
  )
})
