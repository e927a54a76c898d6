import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDays, today } from '@/lib/time/days'
import { renderAt } from '../../../../../tests/render'
import { EstimateForm } from './estimate_form'
import { newEstimate } from './estimate_values'

const ITEM = {
  _id: 'p1',
  number: 'A-1',
  name: 'Advice',
  description: 'on site',
  unit: 'h',
  unitPrice: 95.5,
  priceMode: 'net',
  taxRate: 7,
}
const preferences = {
  language: 'en' as const,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  defaultTaxRate: 19,
  taxRates: [19, 7, 0],
  estimateIntro: 'Thank you for asking.',
}

// Whole forms are typed key by key.
vi.setConfig({ testTimeout: 120_000 })

let saved: Record<string, unknown>[]
let clients: object[]

beforeEach(() => {
  saved = []
  clients = []
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (address === '/api/estimates' && method === 'POST') saved.push(JSON.parse(String(body)))
    if (address.startsWith('/api/settings'))
      return new Response(JSON.stringify({ companyInfo: { country: 'DE' }, preferences }))
    if (address.startsWith('/api/clients')) return Response.json(clients)
    if (address.startsWith('/api/items')) return new Response(JSON.stringify([ITEM]))
    if (address.endsWith('/preview')) return new Response('', { status: 503 })
    return new Response(JSON.stringify({ _id: 'e1', version: 1 }))
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const open = async () => {
  renderAt('/estimates/new', <EstimateForm initial={newEstimate(preferences)} taxRate="19" />)
  await screen.findByLabelText('Client')
}
const lines = () => within(screen.getByRole('group', { name: 'Lines' })).getAllByRole('listitem')
const description = (index: number) =>
  within(lines()[index] as HTMLElement).getByLabelText<HTMLTextAreaElement>('Description')
const oneOff = async (name: string) => {
  await userEvent.type(screen.getByLabelText('Client'), name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`“${name}”`) }))
}

test('row 29: an item, an option and an alternative are written with the parts of the invoice form', async () => {
  const user = userEvent.setup()
  await open()
  await oneOff('Meier')
  await user.click(description(0))
  await user.keyboard('Adv')
  await screen.findByRole('option', { name: /Advice/ })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(description(0).value).toBe('Advice\non site')

  await user.click(screen.getByRole('button', { name: 'Option, heading, text' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Option' }))
  await user.type(description(1), 'Report')
  await user.type(within(lines()[1] as HTMLElement).getByLabelText('Unit price'), '200')
  await user.click(screen.getByRole('button', { name: 'Option, heading, text' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Alternative to the line above' }))
  await user.type(description(2), 'Advice by phone')
  await user.type(within(lines()[2] as HTMLElement).getByLabelText('Unit price'), '60')
  expect(screen.getByText('€102.19')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({
    customClient: { name: 'Meier' },
    validUntil: addDays(today(), 30),
    intro: null,
    lines: [
      { itemId: 'p1', unitPrice: '95.5' },
      { description: 'Report', isOptional: true, alternativeOf: null },
      { description: 'Advice by phone', isOptional: true, alternativeOf: 1 },
    ],
  })
})

test('row 29: a fixed line becomes an option by its menu', async () => {
  await open()
  await userEvent.type(description(0), 'Desk')
  await userEvent.type(within(lines()[0] as HTMLElement).getByLabelText('Unit price'), '100')
  expect(screen.getByText('€119.00')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for line 1' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Option' }))
  await waitFor(() => expect(screen.queryByText('€119.00')).toBeNull())
})

test('the last day follows the date, and an estimate cannot end before it', async () => {
  await open()
  expect(screen.getByText('30 days after the estimate date')).toBeDefined()
  expect(screen.getByText('Introduction and closing')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Choose a client, or type a name to use it once.')).toBeDefined()
  expect(saved).toEqual([])
})

test('after the client is chosen, typing goes into the first line', async () => {
  clients = [{ _id: 'c1', name: 'Bakery Sunshine', number: 'K-1' }]
  const user = userEvent.setup()
  await open()
  await user.type(screen.getByLabelText('Client'), 'Bak')
  await user.click(await screen.findByRole('option', { name: /Bakery Sunshine/ }))
  await waitFor(() => expect(document.activeElement).toBe(description(0)))
})

test('on a narrow screen the preview opens above the form, where it can be seen', async () => {
  const user = userEvent.setup()
  await open()
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const dialog = await screen.findByRole('dialog', { name: 'Preview' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
