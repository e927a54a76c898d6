import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { AttachedNames } from './attached_names'

test('the form of a draft names the files that go out with it and leads to them', async () => {
  const file = { _id: 'f1', name: 'plan.pdf', type: 'application/pdf', size: 1200 } as const
  renderAt('/', <AttachedNames id="d1" files={[file]} />)
  await screen.findByText('plan.pdf')
  const link = screen.getByRole('link', { name: 'Change attachments' })
  expect(link.getAttribute('href')).toBe('/view/invoices/d1?tab=attachments')
})

test('without files nothing is said', async () => {
  renderAt('/', <AttachedNames id="d1" files={[]} />)
  await screen.findByTestId('address')
  expect(screen.queryByText('Attachments')).toBeNull()
})
