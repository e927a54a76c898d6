import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { noteSavedFiles } from '../../../tests/saved_files'
import type { Candidate } from './collection'
import { MandateField } from './mandates/mandate_field'
import { NewCollectionForm } from './new/new_collection_form'

const CANDIDATE = {
  _id: 'i1',
  number: 'RE-2026-0001',
  clientName: 'Kita',
  dueDate: '2026-12-14',
  amount: 119.1,
  mandate: 'K-1',
  scheme: 'core',
  sequence: 'FRST',
  collectOn: '2026-12-14',
  obstacle: null,
} satisfies Candidate

const CANDIDATES: Candidate[] = [
  CANDIDATE,
  { ...CANDIDATE, _id: 'i2', clientName: 'Reederei', amount: 1200.2, scheme: 'b2b' },
  { ...CANDIDATE, _id: 'i3', clientName: 'Schweiz', obstacle: 'no_bic' },
]

const MANDATE = { reference: 'K-1', scheme: 'core', kind: 'recurrent', state: 'active' }

let sent: unknown[]
let saved: ReturnType<typeof noteSavedFiles>
let mandates: object[]

beforeEach(() => {
  sent = []
  mandates = []
  saved = noteSavedFiles()
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.includes('/mandates')) return Response.json(mandates)
    if (path.includes('/settings')) {
      return Response.json({ companyInfo: { creditorId: 'DE98ZZZ09999999999' }, preferences: {} })
    }
    if (method === 'GET') return new Response('<Document/>')
    sent.push(JSON.parse(String(body)))
    return Response.json({ _id: 'c1', count: 1 }, { status: 201 })
  })
})

const open = (candidates: Candidate[]) =>
  renderAt('/invoices/collections?new=1', <NewCollectionForm candidates={candidates} />)

test('row 163: all that can be collected is chosen, the sum follows, and the file is saved', async () => {
  open(CANDIDATES)
  await userEvent.click(await screen.findByRole('checkbox', { name: /Reederei/ }))
  expect(screen.getByText('Total').parentElement?.textContent).toContain('€119.10')
  await userEvent.click(screen.getByRole('button', { name: 'Make SEPA file' }))
  await waitFor(() => expect(sent).toEqual([{ debits: [{ invoiceId: 'i1' }] }]))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('collection=c1'))
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('row 163: an invoice that cannot be collected says why', async () => {
  open(CANDIDATES)
  const box = await screen.findByRole('checkbox', { name: /Schweiz/ })
  expect(box).toHaveProperty('disabled', true)
  expect(screen.getByText(/the BIC of the client's bank is missing/)).toBeTruthy()
})

test('row 163: without an invoice under a mandate there is nothing to choose', async () => {
  open([])
  expect(await screen.findByText(/^No open invoice has a mandate\./)).toBeTruthy()
})

test('row 163: an invoice shows the usual mandate of its client and takes a transfer instead', async () => {
  mandates = [
    { ...MANDATE, _id: 'm1', state: 'revoked', reference: 'OLD' },
    { ...MANDATE, _id: 'm2' },
  ]
  const chosen: (string | null)[] = []
  renderAt(
    '/invoices/new',
    <MandateField clientId="k1" mandateId={undefined} onChange={(id) => chosen.push(id)} />
  )
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Payment' })
  expect(field.value).toBe('Direct debit, mandate K-1 (Core direct debit)')
  await userEvent.click(field)
  expect(screen.queryByRole('option', { name: /OLD/ })).toBeNull()
  await userEvent.click(await screen.findByRole('option', { name: /transfers the money/ }))
  expect(chosen).toEqual([null])
})
