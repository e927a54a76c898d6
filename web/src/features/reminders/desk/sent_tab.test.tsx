import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { Reminder } from '../reminder'
import { SentTab } from './sent_tab'

const MADE: Partial<Reminder> = {
  ...{ _id: 'm1', number: 'MA-2026-0001', clientName: 'Korn', subject: 'First reminder' },
  ...{ date: '2026-11-23', payUntil: '2026-11-30', total: 100, currency: 'EUR', sentAt: null },
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
