import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import { EstimateForm } from './estimate_form'
import { newEstimate } from './estimate_values'

const client = (name: string, language: string | null) => ({
  _id: name,
  number: 'K-1',
  city: '',
  currency: 'EUR',
  country: 'DE',
  vatId: '',
  name,
  language,
})
const CLIENTS = [client('Arta', 'sq'), client('Bert', null), client('Carol', 'en')]
const preferences = {
  language: 'en' as const,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  defaultTaxRate: 19,
  taxRates: [19, 7, 0],
  estimateIntro: 'Gern.',
  estimateClosing: 'Bis bald.',
}
const texts = {
  de: { estimateIntro: 'Gern.', estimateClosing: 'Bis bald.' },
  en: { estimateIntro: '', estimateClosing: 'See you.' },
  sq: { estimateIntro: 'Me kënaqësi.', estimateClosing: 'Mirupafshim.' },
}

// Whole forms are typed key by key.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(async () => {
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    if (pathname === '/api/settings')
      return Response.json({ companyInfo: { country: 'DE' }, preferences, texts })
    const search = searchParams.get('search') ?? ''
    if (pathname === '/api/clients')
      return Response.json(CLIENTS.filter(({ name }) => name.includes(search)))
    return pathname.endsWith('/preview') ? new Response('', { status: 503 }) : Response.json([])
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderAt('/estimates/new', <EstimateForm initial={newEstimate(preferences)} taxRate="19" />)
  await screen.findByLabelText('Client')
})

const text = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name)
const shown = () => [text('Introduction').value, text('Closing text').value]
const choose = async (name: string) => {
  const input = screen.getByLabelText('Client')
  await userEvent.clear(input)
  await userEvent.type(input, name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
}

test('texts are proposed in the language of the client, and where one is missing in that of the company', async () => {
  await waitFor(() => expect(shown()).toEqual(['Gern.', 'Bis bald.']))
  await choose('Arta')
  await waitFor(() => expect(shown()).toEqual(['Me kënaqësi.', 'Mirupafshim.']))
  await choose('Carol')
  await waitFor(() => expect(shown()).toEqual(['Gern.', 'See you.']))
  await choose('Bert')
  await waitFor(() => expect(shown()).toEqual(['Gern.', 'Bis bald.']))
})

test('a text that was written by hand stays when the language changes', async () => {
  await choose('Arta')
  await userEvent.type(text('Introduction'), ' Po.')
  await choose('Carol')
  await waitFor(() => expect(shown()[1]).toBe('See you.'))
  expect(shown()[0]).toBe('Me kënaqësi. Po.')
})

test('the language of a one-off client counts as well', async () => {
  await userEvent.type(screen.getByLabelText('Client'), 'Dea')
  await userEvent.click(await screen.findByRole('option', { name: /“Dea”/ }))
  await userEvent.click(screen.getByLabelText('Language of the document', { selector: 'input' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Shqip' }))
  await waitFor(() => expect(shown()).toEqual(['Me kënaqësi.', 'Mirupafshim.']))
})
