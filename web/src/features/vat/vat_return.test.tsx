import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { noteSavedFiles } from '../../../tests/saved_files'
import { Component } from './pages/vat_page'

const LINES = [
  {
    key: 'standard',
    part: 'taxable',
    base: '81',
    baseAmount: 1000,
    tax: null,
    taxAmount: 190,
    source: { list: 'vatEntries', category: 'S', rate: 19 },
  },
  {
    key: 'invoices',
    part: 'inputTax',
    base: null,
    baseAmount: null,
    tax: '66',
    taxAmount: 38.7,
    source: { list: 'expenses' },
  },
]

const STATEMENT = {
  reported: null as object | null,
  changes: [] as object[],
  currency: 'EUR',
  total: 501,
  leftOut: [],
  lines: [{ vatId: 'ATU12345675', name: 'Huber GmbH', kind: 'S', amount: 501 }],
  incomplete: [{ _id: 'i1', number: 'RE-7', name: 'Ohne Nummer', amount: 80.5 }],
}

function serve(country: string) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (/\/(months|filings)$|vat\/(reports|rates)/.test(path)) return Response.json([])
    if (path.endsWith('/settings')) {
      return Response.json({ companyInfo: { country }, preferences: { currency: 'EUR' } })
    }
    if (path.includes('/vat/recapitulative/due')) return Response.json([])
    if (path.includes('/vat/recapitulative')) return Response.json(STATEMENT)
    if (!path.includes('/vat/return')) return Response.json({ tables: [] })
    return Response.json({
      currency: 'EUR',
      due: 151.3,
      booked: 151.49,
      lines: LINES,
      leftOut: [{ month: '2025-04', currency: 'GBP' }],
    })
  })
  return asked
}

test('the advance VAT return shows each amount with its Kennzahl, and leads to its documents', async () => {
  const asked = serve('DE')
  renderAt('/vat?from=2025-01-01&to=2025-06-30', <Component />)
  const sales = await screen.findByRole('row', { name: /Sales at 19%/ })
  expect(sales.textContent).toContain('811,000 €€190.00')
  const [link] = screen.getAllByRole('link', { name: 'Sales at 19%' })
  expect(link?.getAttribute('href')).toContain('from=2025-04-01&to=2025-06-30')
  expect(screen.getByRole('row', { name: /Left to pay/ }).textContent).toContain('83€151.30')
  screen.getByText(/The books say €151.49/)
  screen.getByText(/Sales in GBP \(April 2025\) are not included/)

  await userEvent.click(screen.getByRole('combobox', { name: 'Period of the return' }))
  await userEvent.click(screen.getByRole('option', { name: 'Quarter 1 of 2025' }))
  expect(asked.at(-1)).toContain('from=2025-01-01&to=2025-03-31')
})

test('row 153: the recapitulative statement has a line for each VAT id, and names what lacks one', async () => {
  const saved = noteSavedFiles()
  const asked = serve('DE')
  renderAt('/vat?from=2025-01-01&to=2025-06-30', <Component />)
  const line = await screen.findByRole('row', { name: /ATU12345675 · Huber GmbH/ })
  expect(line.textContent).toContain('Services (S)501 €')
  expect(screen.getByRole('link', { name: 'RE-7' }).getAttribute('href')).toBe('/view/invoices/i1')
  await userEvent.click(screen.getByRole('button', { name: 'Save CSV for ELSTER' }))
  expect(asked.at(-1)).toContain('/vat/recapitulative.csv?from=2025-04-01&to=2025-06-30')
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('a company outside Germany is shown no German form', async () => {
  const asked = serve('AT')
  renderAt('/vat?from=2025-01-01&to=2025-06-30', <Component />)
  await screen.findByText('Quarter 1 of 2025')
  expect(asked.some((path) => path.includes('/vat/return'))).toBe(false)
})
