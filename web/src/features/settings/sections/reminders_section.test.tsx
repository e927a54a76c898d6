import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { CompanySettings } from '../company_settings'
import { RemindersSection } from './reminders_section'

const NONE = { subject: '', intro: '', closing: '' }
const german = { subject: 'Mahnung', intro: '{{salutation}}', closing: 'Bis {{day}}.' }
const rules = {
  isAutomatic: false,
  sendHour: 8,
  levels: [
    {
      position: 1,
      days: 7,
      fee: 0,
      currency: 'EUR',
      paymentDays: 7,
      chargesInterest: false,
      chargesFlatSum: false,
      texts: { de: german, en: NONE, sq: { ...NONE, subject: 'Kujtesë' } },
    },
  ],
  variables: [
    { name: 'salutation', label: 'Salutation' },
    { name: 'day', label: 'New payment date' },
    { name: 'signer', label: 'Signer' },
    { name: 'link', label: 'Link' },
  ],
  baseRates: [],
}
const settings = { preferences: { documentLanguage: 'de', currency: 'EUR' } } as CompanySettings

let saved: { levels: typeof rules.levels }[]
beforeEach(async () => {
  saved = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') saved.push(JSON.parse(String(body)))
    return Response.json(rules)
  })
  renderAt('/settings', <RemindersSection settings={settings} />)
  await screen.findByLabelText('Introduction')
})
afterEach(() => vi.unstubAllGlobals())

const closing = () => screen.getByLabelText<HTMLTextAreaElement>('Closing')
const show = (language: RegExp) => userEvent.click(screen.getByRole('radio', { name: language }))

test('the languages in which every level has a text are marked, the others show what is used', async () => {
  expect(screen.getByRole('radio', { name: 'Deutsch (own text)' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Shqip (own text)' })).toBeTruthy()
  await show(/English \(no own text\)/)
  expect(closing().value).toBe('')
  expect(closing().placeholder).toBe('Bis {{New payment date}}.')
  await userEvent.click(screen.getByRole('button', { name: 'Add a level' }))
  expect(screen.getByRole('radio', { name: 'Deutsch (no own text)' })).toBeTruthy()
})

test('placeholders have the words of the reader and are saved by their names', async () => {
  expect(closing().value).toBe('Bis {{New payment date}}.')
  await userEvent.click(closing())
  await userEvent.paste(' {{signer}}')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.levels[0]?.texts.de.closing).toBe('Bis {{day}}. {{signer}}')
})
