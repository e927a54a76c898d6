import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { Reminder } from '../reminder'
import { SentTab } from './sent_tab'

const MADE: Partial<Reminder> = {
  _id: 'm1',
  number: 'MA-2026-0001',
  clientName: 'Korn',
  subject: 'First reminder',
  date: '2026-11-23',
  payUntil: '2026-11-30',
  total: 100,
  currency: 'EUR',
  sentAt: null,
  postedOn: null,
}

test('a reminder that was made can be looked at', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path.includes('/picture')) return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')
    return Response.json([MADE], { headers: { 'X-Total-Count': '1' } })
  })
  renderAt('/reminders', <SentTab />)
  await screen.findByText('MA-2026-0001')
  await userEvent.click(screen.getByRole('button', { name: /^Actions for / }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'View' }))
  await screen.findByRole('dialog', { name: 'MA-2026-0001 · Korn' })
  expect(asked).toContain('/api/reminders/m1/picture')
})

test('a reminder that has not left is marked, and can be noted as posted', async () => {
  const sent: { path: string; body: unknown }[] = []
  let postedOn: string | null = null
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'POST') {
      return Response.json([{ ...MADE, postedOn }], { headers: { 'X-Total-Count': '1' } })
    }
    const input = JSON.parse(String(body))
    sent.push({ path, body: input })
    postedOn = input.postedOn
    return Response.json({ ...MADE, postedOn })
  })
  renderAt('/reminders', <SentTab />)
  await screen.findByText('not sent')
  await userEvent.click(screen.getByRole('button', { name: /^Actions for / }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Posted on …' }))
  const day = await screen.findByLabelText('Posted on')
  await userEvent.clear(day)
  await userEvent.type(day, '24.11.2026{Enter}')
  await screen.findByText(/posted on/)
  expect(screen.queryByText('not sent')).toBeNull()
  expect(sent).toEqual([{ path: '/api/reminders/m1/posted', body: { postedOn: '2026-11-24' } }])
})
