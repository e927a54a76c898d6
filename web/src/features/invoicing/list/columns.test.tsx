import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { invoiceRow } from '../../../../tests/invoice_row'
import { useInvoiceColumns } from './columns'

process.env.TZ = 'Europe/Berlin'

/** Half past midnight in Berlin, the evening before in UTC. */
const AT = '2026-11-22T23:30:00.000Z'

function Cells() {
  const row = invoiceRow({ sentAt: AT, viewedAt: AT })
  return useInvoiceColumns()
    .filter(({ key }) => key === 'sent' || key === 'viewed')
    .map(({ key, cell, csv }) => (
      <p key={key}>
        {cell(row)} {csv?.(row)}
      </p>
    ))
}

test('what was sent or seen just after midnight was so on the new day', async () => {
  render(<Cells />)
  expect((await screen.findAllByText(/2026-11/)).map(({ textContent }) => textContent)).toEqual([
    '23.11.2026 2026-11-23',
    '23.11.2026 2026-11-23',
  ])
})
