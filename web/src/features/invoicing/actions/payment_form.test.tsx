import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { addRefreshRules } from '@/lib/live/refresh_rules'
import { checkStoredSession } from '@/lib/session/session'
import { addDays, today } from '@/lib/time/days'
import { invoiceRow } from '../../../../tests/invoice_row'
import { renderAt } from '../../../../tests/render'
import { tokenFor } from '../../../../tests/token'
import { invoicing } from '../feature'
import { PaymentDialog } from './payment_dialog'

const posted: [path: string, body: Record<string, unknown>][] = []
const onClose = vi.fn()
const TO = ['anna@example.test']

/** @param until last day of 2 % Skonto */
function openDialog({ until, to = TO }: { until?: string; to?: string[] } = {}) {
  const term = { days: 10, percent: 2, until, discount: 2.38, amount: 116.62 }
  const invoice = { ...invoiceRow(), skontoOffer: until ? [term] : [] }
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      posted.push([address, JSON.parse(String(body))])
      return Response.json({ _id: 'p1', invoice })
    }
    return Response.json(address.endsWith('/send') ? { to } : invoice)
  })
  renderAt('/', <PaymentDialog invoice={invoiceRow()} onClose={onClose} />)
}

beforeEach(() => {
  posted.length = 0
  onClose.mockReset()
  localStorage.setItem('token', tokenFor(9000))
  checkStoredSession()
})

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const retype = async (label: string, text: string) => {
  await userEvent.clear(await field(label))
  await userEvent.type(await field(label), text)
}
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Record payment' }))

test('the open amount of today is proposed', async () => {
  openDialog()
  expect((await field('Amount')).value).toBe('119.00')
  expect(screen.queryByLabelText(/Skonto/)).toBeNull()
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(posted).toEqual([
    [
      '/api/invoices/i1/payments',
      { amount: '119', date: today(), method: 'bankTransfer', note: '' },
    ],
  ])
})

test('row 39: Skonto is proposed while its term runs, and can be refused', async () => {
  openDialog({ until: today() })
  expect((await field('Amount')).value).toBe('116.62')
  const choice = await field('Skonto was deducted')
  expect(choice.checked).toBe(true)
  await userEvent.click(choice)
  expect((await field('Amount')).value).toBe('119.00')
  await userEvent.click(choice)
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(posted[0]?.[1]).toMatchObject({
    amount: '116.62',
    skonto: '2.38',
    acceptLateSkonto: false,
  })
})

test('row 39: late Skonto is not proposed, and accepted with a warning', async () => {
  openDialog({ until: addDays(today(), -1) })
  const choice = await field('Skonto was deducted')
  expect(choice.checked).toBe(false)
  await userEvent.click(choice)
  await screen.findByText(/It is accepted anyway/)
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(posted[0]?.[1]).toMatchObject({ skonto: '2.38', acceptLateSkonto: true })
})

test('row 55: more than is open is kept as credit only when that is said', async () => {
  openDialog()
  await retype('Amount', '150')
  await save()
  expect((await screen.findByText(/exceeds the open amount. Keep/)).textContent).toBeTruthy()
  expect(posted).toEqual([])
  await userEvent.click(await field(/€31.00 over the open amount.*Bakery Sunshine/))
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(posted[0]?.[1]).toMatchObject({ amount: '150', overpayment: 'credit' })
})

test('a receipt is mailed when it is wished for, and not offered without an address', async () => {
  openDialog()
  await userEvent.click(await field('Send a receipt'))
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(posted.map(([path]) => path)).toEqual([
    '/api/invoices/i1/payments',
    '/api/payments/p1/receipt',
  ])
})

test('without an address no receipt is offered', async () => {
  openDialog({ to: [] })
  await field('Amount')
  expect(screen.queryByLabelText('Send a receipt')).toBeNull()
})

addRefreshRules(invoicing.refreshedBy ?? {})

test('a payment is not recorded again while the screens follow it', async () => {
  openDialog()
  await retype('Amount', '10')
  const followed = Promise.withResolvers<void>()
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    if (options.method !== 'POST') await followed.promise
    return answer(address, options)
  })
  await save()
  await waitFor(() => expect(posted).toHaveLength(1))
  await new Promise((later) => setTimeout(later, 50))
  await save()
  followed.resolve()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(posted).toHaveLength(1)
})
