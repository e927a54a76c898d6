import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { invoiceRow } from '../../../../tests/invoice_row'
import { renderAt } from '../../../../tests/render'
import { StepDialog } from './step_dialog'

// Which body belongs to which draft is shown by the tests of the form.
vi.mock('../form/invoice_values', () => ({
  valuesOf: ({ _id }: { _id: string }) => ({ _id }),
  bodyOf: (values: object) => values,
}))

const ROW = invoiceRow({ _id: 'd1', number: null, status: 'Draft' })

interface Finding {
  severity: string
  message: string
  field: string
  rule: string
  needsAcknowledgement?: boolean
}

let findings: Finding[]
let sent: [path: string, body: unknown][]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, body && JSON.parse(String(body))])
    return Response.json(path.endsWith('/check') ? { findings } : ROW)
  })
})

const open = () =>
  renderAt(
    '/invoices',
    <StepDialog step="issue" invoice={ROW} onClose={() => undefined} onDelete={undefined} />
  )
const verb = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Issue' })

test('a draft that is issued from a list tells what is doubtful about it', async () => {
  const message = 'The address of the client is missing.'
  findings = [{ severity: 'warning', message, field: 'client.street', rule: 'address' }]
  open()
  await screen.findByText(message)
  expect((await verb()).disabled).toBe(false)
})

test('what keeps a draft from being issued is named, and nothing is tried', async () => {
  findings = [{ severity: 'error', message: 'There are no lines.', field: 'lines', rule: 'lines' }]
  open()
  await screen.findByText('There are no lines.')
  expect(screen.getByRole('link', { name: 'Edit draft' }).getAttribute('href')).toBe(
    '/invoices/d1/edit'
  )
  expect((await verb()).disabled).toBe(true)
})

test('a serious warning is confirmed before the draft is issued', async () => {
  const message = 'The VAT for October 2026 has already been reported.'
  const doubt = { message, field: 'date', rule: 'month_reported', needsAcknowledgement: true }
  findings = [{ severity: 'warning', ...doubt }]
  open()
  const box = await screen.findByRole('checkbox', { name: new RegExp(RegExp.escape(message)) })
  expect((await verb()).disabled).toBe(true)
  await userEvent.click(box)
  await userEvent.click(await verb())
  await waitFor(() =>
    expect(sent).toContainEqual(['/api/invoices/d1/issue', { acknowledged: ['month_reported'] }])
  )
})

test('what cannot be checked is left to issuing itself', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Away.' }, { status: 503 }))
  open()
  await waitFor(async () => expect((await verb()).disabled).toBe(false))
})
