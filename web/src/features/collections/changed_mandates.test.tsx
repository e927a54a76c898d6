import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { CollectionDetails } from './beside/collection_details'
import type { Collection } from './collection'
import { ClientMandates } from './mandates/client_mandates'

const MANDATE = {
  _id: 'm1',
  clientId: 'k1',
  reference: 'K-1',
  scheme: 'core',
  kind: 'recurrent',
  signedOn: '2026-01-02',
  holder: 'Kita',
  iban: 'DE02120300000000202051',
  bic: '',
  state: 'active',
  lastUsedOn: null,
  expiresOn: '2029-01-02',
  revokedOn: null,
  isUsed: true,
}

const COLLECTION: Collection = {
  _id: 'c1',
  state: 'sent',
  firstOn: '2026-12-14',
  count: 1,
  total: 119,
  creditor: 'Korn',
  iban: 'DE89370400440532013000',
  createdAt: '2026-12-01T08:00:00Z',
  debits: [
    {
      _id: 'd1',
      endToEndId: 'e',
      block: 1,
      invoiceId: 'i1',
      invoiceNumber: 'RE-1',
      debtor: 'Kita',
      iban: 'DE02120300000000202051',
      mandate: 'K-1',
      scheme: 'core',
      sequence: 'RCUR',
      collectOn: '2026-12-14',
      amount: 119,
      isBooked: false,
      isChanged: false,
      returnedOn: '2026-12-16',
      returnReason: 'AC04',
      returnFees: 0,
      canRenew: true,
      isReturnMatched: false,
      canUndoReturn: true,
    },
  ],
}

let sent: unknown[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json([MANDATE])
    sent.push([path, body ? JSON.parse(String(body)) : {}])
    return Response.json(path.includes('mandates') ? MANDATE : COLLECTION)
  })
})

test('row 163: a client’s other account is entered for its mandate', async () => {
  const client = { _id: 'k1', name: 'Kita', type: 'business' }
  renderAt('/client-history/k1', <ClientMandates client={client} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change account' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save account' }))
  expect(sent).toEqual([])
  await userEvent.type(screen.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00')
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }))
  const body = { iban: 'DE89 3704 0044 0532 0130 00', bic: null, holder: 'Kita' }
  await waitFor(() => expect(sent).toEqual([['/api/mandates/m1/amend', body]]))
})

test('row 163: an invoice whose direct debit came back is collected again once that was confirmed', async () => {
  renderAt('/invoices/collections', <CollectionDetails collection={COLLECTION} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Collect again' }))
  const dialog = await screen.findByRole('dialog', { name: 'Collect invoice RE-1 again?' })
  expect(sent).toEqual([])
  const [confirm] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Collect again'
  )
  await userEvent.click(confirm as HTMLButtonElement)
  await waitFor(() => expect(sent).toEqual([['/api/collections/c1/debits/d1/collect-again', {}]]))
})

test('row 163: a return that was recorded by mistake is undone', async () => {
  renderAt('/invoices/collections', <CollectionDetails collection={COLLECTION} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo return' }))
  await waitFor(() => expect(sent).toEqual([['/api/collections/c1/debits/d1/return', {}]]))
})
