import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { DeductedNote } from './deducted_note'

test('a down payment says which final invoice has to be cancelled before it', async () => {
  renderAt('/', <DeductedNote finalInvoice={{ _id: 'f', number: 'RE-2026-0002' }} />)
  expect((await screen.findByRole('note')).textContent).toContain('cancel RE-2026-0002 first')
})

test('a down payment in a draft says that it has to be taken out there', async () => {
  renderAt('/', <DeductedNote finalInvoice={{ _id: 'f', number: null }} />)
  expect((await screen.findByRole('note')).textContent).toContain('Remove it there first')
})

test('a down payment that nothing has taken off says nothing', () => {
  renderAt('/', <DeductedNote finalInvoice={null} />)
  expect(screen.queryByRole('note')).toBeNull()
})
