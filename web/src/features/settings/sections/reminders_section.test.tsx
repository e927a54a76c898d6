import { Notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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

type Levels = typeof rules.levels
let saved: { levels: Levels }[]
let drawn: { level: Levels[number]; language: string }[]
let answer: (body: Partial<typeof rules>) => Response
beforeEach(() => {
  saved = []
  drawn = []
  answer = ({ levels = rules.levels, ...others }) => {
    const stored = levels.map((level, at) => ({
      ...level,
      position: at + 1,
      fee: Number(level.fee),
      currency: 'EUR',
    }))
    return Response.json({ ...rules, ...others, levels: stored })
  }
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    const sent = body && JSON.parse(String(body))
    if (path.endsWith('/picture')) {
      drawn.push(sent)
      return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')
    }
    if (method !== 'PUT') return Response.json(rules)
    saved.push(sent)
    return answer(sent)
  })
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const open = async (level?: string) => {
  const address = `/settings?section=reminders${level ? `&level=${level}` : ''}`
  renderAt(
    address,
    <>
      <RemindersSection settings={settings} />
      <Notifications />
    </>
  )
  await screen.findByRole('table')
  if (level) await screen.findByLabelText('Introduction')
}
const closing = () => screen.getByLabelText<HTMLTextAreaElement>('Closing')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const show = (language: RegExp) => userEvent.click(screen.getByRole('radio', { name: language }))

test('each level is a row that says when, at what cost and in which languages, and opens it', async () => {
  await open()
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['7 days after the due date', '–', '–', 'By hand', 'Deutsch, Shqip'])
  await userEvent.click(screen.getByRole('link', { name: 'Mahnung' }))
  expect(await screen.findByRole('dialog', { name: 'Level 1' })).toBeTruthy()
})

test('the languages in which a level has a text are marked, the others show what is used', async () => {
  await open('1')
  expect(screen.getByRole('radio', { name: 'Deutsch (own text)' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Shqip (own text)' })).toBeTruthy()
  await show(/English \(no own text\)/)
  expect(closing().value).toBe('')
  expect(closing().placeholder).toBe('Bis {{New payment date}}.')
})

test('placeholders have the words of the reader and are saved by their names', async () => {
  await open('1')
  expect(closing().value).toBe('Bis {{New payment date}}.')
  await userEvent.click(closing())
  await userEvent.paste(' {{signer}}')
  await press('Save')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.levels[0]?.texts.de.closing).toBe('Bis {{day}}. {{signer}}')
})

test('the letter follows what is typed, in the chosen language', async () => {
  await open('1')
  expect(await screen.findByRole('img', { name: 'Preview of the reminder' })).toBeTruthy()
  await userEvent.type(closing(), ' Danke.')
  await waitFor(() => expect(drawn.at(-1)?.level.texts.de.closing).toBe('Bis {{day}}. Danke.'))
  await show(/Shqip/)
  await waitFor(() => expect(drawn.at(-1)?.language).toBe('sq'))
  expect(saved).toEqual([])
})

test('a new level is like the last one without its words, and is saved after it', async () => {
  await open('new')
  await userEvent.type(screen.getByLabelText('Subject'), 'Letzte Mahnung')
  await press('Save')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.levels.map(({ days, texts }) => [days, texts.de.subject])).toEqual([
    [7, 'Mahnung'],
    [7, 'Letzte Mahnung'],
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a refused fee gets its reason at the field of its level, and the drawer stays open', async () => {
  const fields = [{ field: 'levels.0.fee', message: 'Two decimals at most.', rule: 'x' }]
  answer = () => Response.json({ fields }, { status: 422 })
  await open('1')
  await userEvent.type(screen.getByLabelText('Fee'), '5')
  await press('Save')
  expect(await screen.findByText('Two decimals at most.')).toBeTruthy()
})

test('a level is removed at once, and brought back by undoing', async () => {
  onTestFinished(() => void rules.levels.pop())
  rules.levels.push({ ...rules.levels[0]!, position: 2 })
  await open('2')
  await press('Remove')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/settings?section=reminders')
  )
  expect(screen.getAllByRole('link')).toHaveLength(2)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(saved.map(({ levels }) => levels.length)).toEqual([1, 2]))
})

test('the hour is saved alone', async () => {
  await open()
  await userEvent.click(screen.getByRole('switch', { name: /^Remind automatically/ }))
  await press('Save')
  await waitFor(() => expect(saved).toEqual([{ isAutomatic: true, sendHour: 8 }]))
})
