import { Notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  address,
  choose,
  ENTRY,
  field,
  openServer,
  save,
  server,
} from '../../../../tests/expense_desk'
import { renderAt } from '../../../../tests/render'
import { Component as NewExpensePage } from '../pages/new_expense_page'

vi.setConfig({ testTimeout: 120_000 })

beforeEach(openServer)

const open = () =>
  renderAt(
    `/expenses/new?entry=${ENTRY._id}`,
    <>
      <Notifications withinPortal={false} />
      <NewExpensePage />
    </>
  )

test('money that left the account becomes an expense, which the entry has paid', async () => {
  open()
  await waitFor(() => expect(field('Vendor').value).toBe('Hosting AG'))
  expect(field('Amount incl. VAT').value).toBe('119.00')
  await choose('Telephone')
  await save()
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(server.sent[0]).toMatchObject({
    address: '/api/expenses',
    body: {
      vendor: 'Hosting AG',
      vendorIban: 'DE89370400440532013000',
      notes: 'RG 4711',
      date: '2026-11-20',
      paidDate: '2026-11-20',
      lines: [{ amount: '119' }],
    },
  })
  expect(server.sent[1]).toMatchObject({
    address: '/api/bank-entries/b1/expenses',
    body: { expenseIds: ['e1'] },
  })
  await waitFor(() => expect(address()).toBe('/bank'))
})

test('an expense over another amount stays, and the entry is matched by hand', async () => {
  open()
  await waitFor(() => expect(field('Vendor').value).toBe('Hosting AG'))
  await userEvent.clear(field('Amount incl. VAT'))
  await userEvent.type(field('Amount incl. VAT'), '100')
  await choose('Telephone')
  server.matchRefusal = 'The amounts differ.'
  await save()
  await screen.findByText('The amounts differ.')
  await waitFor(() => expect(address()).toBe('/bank?pay=b1'))
})
