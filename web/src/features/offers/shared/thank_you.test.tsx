import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { switchLanguage } from '@/lib/language/language'
import { renderAt } from '../../../../tests/render'
import { ThankYou } from './thank_you'

const SELLER = { name: 'Nordwind', email: 'post@nordwind.test', phone: '+49 30 1234' }

beforeEach(() => switchLanguage('en'))

const show = (isFresh: boolean) =>
  renderAt(
    '/',
    <ThankYou seller={SELLER} total={119} currency="EUR" isFresh={isFresh} file="Save as PDF">
      Accepted by Anna Korn
    </ThankYou>
  )

test('thanks, says what was ordered and what happens next, and how to ask', async () => {
  show(true)
  const panel = (await screen.findByText('Thank you for your order')).closest('section')
  expect(panel?.textContent).toContain('Thank you for your order')
  expect(panel?.textContent).toContain('€119.00')
  expect(panel?.textContent).toContain('Nordwind will contact you')
  expect(panel?.textContent).toContain('Save as PDF')
  expect(document.activeElement).toBe(panel)
  expect(screen.getByRole('link', { name: '+49 30 1234' }).getAttribute('href')).toBe(
    'tel:+49301234'
  )
})

test('a page that is opened again later does not move', async () => {
  show(false)
  const panel = (await screen.findByText('Thank you for your order')).closest('section')
  expect(document.activeElement).not.toBe(panel)
})
