import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { STORED } from '../../../../tests/expense_desk'
import { renderAt } from '../../../../tests/render'
import { ExpenseFacts } from './expense_facts'

const FAIR = '0197fa00-1980-77d5-8dc2-9b86e2082422'

test('row 111: a tax adviser reads the occasion and the guests of a meal, its VAT and the name of an own category', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.startsWith('/api/expense-categories') ? [{ category: FAIR, name: 'Trade fair' }] : {}
    )
  )
  const expense = {
    ...STORED,
    categories: ['entertainment' as const, FAIR],
    taxTreatment: 'reverseCharge' as const,
    privateShare: 20,
    occasion: 'Launch of the shop',
    guests: 'Ms Lang, Mr Mut',
    notes: 'Paid by card',
  }
  renderAt('/expenses/e1', <ExpenseFacts expense={expense} />)
  expect(await screen.findByText('Business meals, Trade fair')).toBeTruthy()
  for (const text of [
    'Launch of the shop',
    'Ms Lang, Mr Mut',
    /§ 13b UStG/,
    '20%',
    'Paid by card',
  ]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
})
