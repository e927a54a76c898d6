import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { CompanySettings } from '../company_settings'
import { EstimatesSection } from './estimates_section'

const EMPTY = { estimateIntro: '', estimateClosing: '', estimateFooter: '' }
const german = { ...EMPTY, estimateIntro: 'Gern bieten wir an.', estimateClosing: 'Bis bald.' }
const templates: CompanySettings['preferences']['templates'] = { estimate: 'classic' }
const settings = {
  preferences: { documentLanguage: 'de', templates, ...german },
  texts: { de: german, en: EMPTY, sq: { ...EMPTY, estimateIntro: 'Ofrojmë me kënaqësi.' } },
} as CompanySettings

let saved: unknown[]
let drawn: unknown[]
beforeEach(async () => {
  saved = []
  drawn = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/picture')) {
      drawn.push(JSON.parse(String(body)))
      return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')
    }
    saved.push(JSON.parse(String(body)))
    return Response.json(settings)
  })
  renderAt('/settings', <EstimatesSection settings={settings} />)
  await screen.findByLabelText('Introduction of estimates')
})
afterEach(() => vi.unstubAllGlobals())

const intro = () => screen.getByLabelText<HTMLTextAreaElement>('Introduction of estimates')
const show = (language: RegExp) => userEvent.click(screen.getByRole('radio', { name: language }))

test('the texts of the documents’ language are shown first, and which languages have own ones', () => {
  expect(intro().value).toBe('Gern bieten wir an.')
  expect(screen.getByRole('radio', { name: 'Deutsch (own text)' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'English (no own text)' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Shqip (own text)' })).toBeTruthy()
})

test('an empty field shows the text that is used instead', async () => {
  await show(/English/)
  expect(intro().value).toBe('')
  expect(intro().placeholder).toBe('Gern bieten wir an.')
  expect(screen.getByText('Empty fields use the text of the main language (Deutsch).')).toBeTruthy()
  await show(/Shqip/)
  expect(intro().value).toBe('Ofrojmë me kënaqësi.')
})

test('the texts of all languages are saved together', async () => {
  await userEvent.clear(intro())
  await userEvent.type(intro(), 'Hier')
  await show(/English/)
  await userEvent.type(intro(), 'Here you are')
  expect(screen.getByRole('radio', { name: 'English (own text)' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toEqual({
    preferences: { ...german, estimateIntro: 'Hier' },
    texts: {
      en: { ...EMPTY, estimateIntro: 'Here you are' },
      sq: { ...EMPTY, estimateIntro: 'Ofrojmë me kënaqësi.' },
    },
  })
})

test('the paper shows what is typed, with the main language where a text is missing', async () => {
  await userEvent.type(intro(), ' Gleich.')
  const sample = { kind: 'estimate', template: 'classic' }
  const typed = { ...german, estimateIntro: 'Gern bieten wir an. Gleich.' }
  await waitFor(() =>
    expect(drawn.at(-1)).toEqual({ ...sample, language: 'de', preferences: typed })
  )
  await show(/Shqip/)
  await waitFor(() =>
    expect(drawn.at(-1)).toEqual({
      ...sample,
      language: 'sq',
      preferences: { ...typed, estimateIntro: 'Ofrojmë me kënaqësi.' },
    })
  )
  expect(saved).toEqual([])
})
