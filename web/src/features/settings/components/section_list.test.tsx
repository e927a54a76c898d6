import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startTranslations } from '@/app/i18n'
import { renderAt } from '../../../../tests/render'
import { sectionsFor } from '../sections'
import { SectionList } from './section_list'

beforeEach(() => startTranslations(['settings']))

const show = (role: 'company' | 'employee') =>
  renderAt(
    '/settings',
    <SectionList sections={sectionsFor(role)} current="account" hasPlaces={role === 'company'} />
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

test('employees find nothing there but their account', async () => {
  show('employee')
  expect(await screen.findAllByRole('link')).toHaveLength(1)
})
