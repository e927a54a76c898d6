import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkStoredSession } from '@/lib/session/session'
import { renderAt } from '../../../../tests/render'
import { tokenFor } from '../../../../tests/token'
import { CommandPalette } from './command_palette'
import { palette } from './palette_store'

const CLIENTS = [
  { _id: 'k1', name: 'Anna Wolf', number: 'K-1', city: '' },
  { _id: 'k2', name: 'Bert Wolf', number: 'K-2', city: '' },
  { _id: 'k3', name: '"Die Drei"', number: 'K-3', city: '' },
]
const DRAFT = { _id: 'd1', number: null, client: { _id: 'k1', name: 'Anna Wolf' }, total: 5 }
const INVOICES = [
  { ...DRAFT, currency: 'EUR' },
  { ...DRAFT, _id: 'i1', number: 'R-7', currency: 'EUR' },
]
let release: () => void
let me: object

beforeEach(() => {
  me = { isEmployee: false }
  Element.prototype.scrollIntoView ??= () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  localStorage.setItem('token', tokenFor(9000, false))
  checkStoredSession()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/me') return Response.json(me)
    await isReleased
    const { searchParams, pathname } = new URL(path, 'http://localhost')
    const search = searchParams.get('search') ?? ''
    const isFound = ({ name }: { name: string }) => name.toLowerCase().includes(search)
    if (pathname === '/api/invoices') {
      return Response.json(/anna|r-7/.test(search) ? INVOICES : [])
    }
    return Response.json(pathname === '/api/clients' ? CLIENTS.filter(isFound) : [])
  })
})

async function typed(text: string) {
  renderAt('/dashboard', <CommandPalette />)
  act(palette.open)
  await userEvent.type(await screen.findByRole('textbox'), text)
}
const address = () => screen.getByTestId('address').textContent
const selected = () => document.querySelector('[data-selected]')?.textContent

test('what is found late is selected, and Enter opens it', async () => {
  await typed('wolf')
  expect(selected()).toBeUndefined()
  release()
  await waitFor(() => expect(selected()).toContain('Anna Wolf'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/client-history/k1'))
})

test('an Enter before the results opens the first of them', async () => {
  await typed('bert{Enter}')
  expect(address()).toBe('/dashboard')
  release()
  await waitFor(() => expect(address()).toBe('/client-history/k2'))
})

test('Enter never opens what an earlier text has found', async () => {
  release()
  await typed('anna')
  await waitFor(() => expect(selected()).toContain('Anna Wolf'))
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}bert{Enter}')
  await waitFor(() => expect(address()).toBe('/client-history/k2'))
})

const entries = () =>
  [...document.querySelectorAll('[data-action]')].map((entry) => entry.textContent)

test('the client comes before the invoices and drafts written for it', async () => {
  release()
  await typed('anna')
  await waitFor(() => expect(selected()).toContain('Anna Wolf'))
  expect(entries()[0]).toBe('Anna WolfK-1')
  expect(entries()[1]).toContain('Draft invoice · Anna Wolf')
})

test('an invoice comes first by its number', async () => {
  release()
  await typed('r-7')
  await waitFor(() => expect(entries()[0]).toContain('R-7 · Anna Wolf'))
})

test('a page that begins with the text comes before an action that contains it', async () => {
  await typed('invoice')
  expect(entries()[0]).toBe('Invoices')
  expect(entries().some((entry) => entry?.includes('New invoice'))).toBe(true)
  release()
})

test('a lone quotation mark finds names that contain it', async () => {
  release()
  await typed('"')
  await waitFor(() => expect(selected()).toContain('"Die Drei"'))
})

test('a page is opened at once, whatever may still be found', async () => {
  await typed('invoices{Enter}')
  await waitFor(() => expect(address()).toBe('/invoices'))
  release()
})

test('the other companies of a person are offered by name', async () => {
  const company = { companyId: 'a', name: 'Alpha', role: 'owner', isCurrent: true }
  me = {
    isEmployee: false,
    companies: [company, { ...company, companyId: 'b', name: 'Beta', isCurrent: false }],
  }
  await typed('switch to')
  await waitFor(() => expect(entries()).toEqual(['Switch to Beta']))
  release()
})
