import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { field, openNew, openServer, server } from '../../../../../tests/expense_desk'

vi.setConfig({ testTimeout: 60_000 })

beforeEach(openServer)

const RATE = { currency: 'USD', rate: 0.948677, publishedOn: '2026-11-20' }

async function chooseDollars() {
  openNew()
  await userEvent.click(await screen.findByText('More details'))
  await userEvent.click(screen.getByRole('combobox', { name: 'Currency' }))
  await userEvent.click(await screen.findByRole('option', { name: /USD/ }))
}

const isMarked = () =>
  screen.getByText('Exchange rate', { selector: 'label' }).dataset.proposed === 'suggestion'

test('row 87: the reference rate of the day is proposed with its source, and stays editable', async () => {
  server.referenceRate = RATE
  server.lastRates = [{ currency: 'USD', rate: 0.9, date: '2026-01-02' }]
  await chooseDollars()
  await waitFor(() => expect(field('Exchange rate').value).toBe('0.948677'))
  expect(screen.getByText(/European Central Bank of 20.11.2026/)).toBeTruthy()
  expect(isMarked()).toBe(true)
  await userEvent.clear(field('Exchange rate'))
  await userEvent.type(field('Exchange rate'), '0.95')
  await userEvent.tab()
  expect(field('Exchange rate').value).toBe('0.95')
  expect(screen.queryByText(/European Central Bank/)).toBeNull()
  expect(isMarked()).toBe(false)
})

test('row 87: without a reference rate the last one of the company is proposed', async () => {
  server.lastRates = [{ currency: 'USD', rate: 0.9, date: '2026-01-02' }]
  await chooseDollars()
  await waitFor(() => expect(field('Exchange rate').value).toBe('0.9'))
  expect(isMarked()).toBe(false)
})
