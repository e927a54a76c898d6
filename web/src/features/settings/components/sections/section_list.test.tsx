import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { startTranslations } from '@/app/i18n'
import type { Audience } from '@/lib/session/current_user'
import { renderAt } from '../../../../../tests/render'
import { placesFor } from '../../places'
import { sectionsFor } from '../../sections'
import { SectionList } from './section_list'

beforeEach(() => startTranslations(['settings']))

const show = (role: 'company' | 'employee', audiences: Audience[] = [role]) =>
  renderAt(
    '/settings',
    <SectionList sections={sectionsFor(role)} current="account" places={placesFor(audiences)} />
  )

test('the outbox, imports and received e-invoices are found in the settings', async () => {
  show('company')
  const links = await screen.findAllByRole('link', { name: /^(Sent|Import|Read)/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mails',
    '/imports',
    '/einvoices/read',
  ])
})

test('the basis of VAT and the period of its return are found', async () => {
  show('company')
  for (const word of ['accrual', 'cash', 'VAT return']) {
    await userEvent.clear(await screen.findByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), word)
    const link = await screen.findByRole('link', { name: /^VAT/ })
    expect(link.getAttribute('href')).toBe('/settings?section=vat')
  }
})

test('the audit log is found by owners alone', async () => {
  show('company', ['company', 'owner'])
  const link = await screen.findByRole('link', { name: 'Audit log' })
  expect(link.getAttribute('href')).toBe('/audit-log')
  cleanup()
  show('company')
  await screen.findByRole('link', { name: 'Employees' })
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull()
})

test('employees find nothing there but their account', async () => {
  show('employee')
  expect(await screen.findAllByRole('link')).toHaveLength(1)
})
