import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import type { Offer } from '../estimate'
import { OfferLines } from './offer_lines'

const LINE = {
  _id: 'l1',
  kind: 'item',
  position: 1,
  description: 'Copies',
  quantity: 1000,
  unit: 'pcs',
  unitPrice: 0.0125,
  amount: 12.5,
  isOptional: false,
  alternativeOf: null,
}
const OFFER = { currency: 'EUR', canAnswer: false, lines: [LINE] } as unknown as Offer
const SUMS = { net: 12.5, taxes: [], total: 12.5 }

test('a price below a cent is shown exactly', async () => {
  const choice = { chosen: [], toggle: () => {}, sums: SUMS }
  renderAt('/', <OfferLines offer={OFFER} choice={choice} />)
  expect((await screen.findByText(/1,000/)).parentElement?.textContent).toContain('€0.0125')
})
