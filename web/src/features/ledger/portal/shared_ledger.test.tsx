import { MantineProvider } from '@mantine/core'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SecretPage } from '@/components/public/secret_page'
import { SharedLedgerView } from './shared_ledger_view'

const LEDGER = {
  language: 'en',
  seller: { name: 'Atelier' },
  client: { name: 'Bakery Sunshine', number: 'K-1' },
  currency: 'EUR',
  balances: [{ currency: 'EUR', balance: 119 }],
  ageing: { notDue: 0, days30: 0, days60: 0, days90: 0, older: 0, credit: 0, total: 0 },
  owed: 119,
  payment: null,
  waiting: [
    {
      _id: 'i1',
      type: 'invoice',
      number: 'RE-1',
      title: '',
      until: '2026-11-30',
      isLate: false,
      currency: 'EUR',
      open: 119,
      total: 119,
    },
  ],
  entries: [],
  closing: 119,
  count: 120,
  pageSize: 50,
}

const REFUSAL = 'This link opens nothing.'
const refuse = () => Response.json({ error: REFUSAL }, { status: 404 })

function open(answer: (address: string, body: string) => Response) {
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) =>
    address.endsWith('/retainers') ? Response.json([]) : answer(address, String(body))
  )
  // As in the app: pages before the sign-in have no toasts.
  render(
    <MantineProvider>
      <MemoryRouter initialEntries={['/clientHistoryLedger/c1#key']}>
        <SecretPage id="c1">{(link) => <SharedLedgerView link={link} />}</SecretPage>
      </MemoryRouter>
    </MantineProvider>
  )
}

test.each(['Save as PDF', 'Save Invoice RE-1 as PDF'])(
  '%s tells why it could not',
  async (name) => {
    open((address) => (address.endsWith('/show') ? Response.json(LEDGER) : refuse()))
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(REFUSAL)).toBeDefined()
  }
)

test('an order confirmation is offered as a PDF and asks for nothing', async () => {
  const order = {
    _id: 'o1',
    type: 'order',
    number: 'AB-1',
    title: 'Table',
    until: null,
    isLate: false,
    currency: 'EUR',
    open: 119,
    total: 119,
  }
  const asked: string[] = []
  open((address) => {
    asked.push(address)
    return address.endsWith('/show') ? Response.json({ ...LEDGER, waiting: [order] }) : refuse()
  })
  const orders = await screen.findByRole('region', { name: 'Confirmed orders' })
  expect(within(orders).queryByRole('link')).toBeNull()
  await userEvent.click(
    within(orders).getByRole('button', { name: 'Save Order confirmation AB-1 as PDF' })
  )
  await screen.findByText(REFUSAL)
  expect(asked.at(-1)).toContain('/api/shared-orders/pdf')
})

test('a page that did not come is forgotten when another one has', async () => {
  let isRefused = false
  open(() => (isRefused ? refuse() : Response.json(LEDGER)))
  const newer = await screen.findByRole('button', { name: 'Newer' })
  isRefused = true
  await userEvent.click(newer)
  await screen.findByText(REFUSAL)
  isRefused = false
  await userEvent.click(screen.getByRole('button', { name: 'Older' }))
  await vi.waitFor(() => expect(screen.queryByText(REFUSAL)).toBeNull())
})

test('credit is named between what is open and what is to be paid', async () => {
  const ageing = { ...LEDGER.ageing, credit: -50, total: 69 }
  open(() => Response.json({ ...LEDGER, ageing, closing: 69 }))
  const term = await screen.findByText('Credit', { selector: 'dt' })
  const figures = [...(term.closest('dl')?.children ?? [])].map(({ textContent }) => textContent)
  expect(figures).toEqual(['Open amounts€119.00', 'Credit-€50.00', 'Amount due€69.00'])
})

test('of an account without credit no sum is drawn', async () => {
  open(() => Response.json(LEDGER))
  await screen.findByRole('button', { name: 'Save as PDF' })
  expect(screen.queryByText('Credit', { selector: 'dt' })).toBeNull()
})
