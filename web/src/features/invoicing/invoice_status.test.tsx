import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { invoiceRow } from '../../../tests/invoice_row'
import { InvoiceStatusBadge, useStatusWord } from './invoice_status'

const cancellation = invoiceRow({ kind: 'cancellation', status: 'Cancelled' })

function Words() {
  const word = useStatusWord()
  return (
    <>
      <InvoiceStatusBadge {...cancellation} />
      <p>CSV: {word(cancellation)}</p>
    </>
  )
}

test('a document that cancels an invoice is issued, not cancelled', async () => {
  render(<Words />)
  await screen.findByText('Issued')
  expect(screen.getByText('CSV: Issued').isConnected).toBe(true)
})

test('the cancelled invoice itself is cancelled', async () => {
  render(<InvoiceStatusBadge {...invoiceRow({ status: 'Cancelled' })} />)
  expect((await screen.findByText('Cancelled')).isConnected).toBe(true)
})
