import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatEvent } from '#api/chat_events'
import { checkStoredSession } from '@/lib/session/session'
import { renderAt } from '../../../tests/render'
import { tokenFor } from '../../../tests/token'
import { Component } from './pages/assistant_page'

const EVENTS: ChatEvent[] = [
  {
    kind: 'step',
    title: 'Ask the books',
    question: 'openInvoices',
    link: '/invoices?status=Unpaid',
    isRefused: false,
  },
  {
    kind: 'sentence',
    segments: [{ text: 'Open are ' }, { text: '119.00', link: '/invoices?status=Unpaid' }],
    isFromBooks: true,
    isItem: false,
    isNew: true,
  },
  {
    kind: 'sentence',
    segments: [{ text: '<img src=x> ' }, { text: 'elsewhere', link: '//evil.example' }],
    isFromBooks: false,
    isItem: true,
    isNew: true,
  },
  {
    kind: 'draft',
    draft: {
      tool: 'add_time_entry',
      title: 'Record hours',
      about: 'Write the offer',
      fields: [{ name: 'duration', text: '2h' }],
      lines: [],
      path: '/api/time-entries',
      body: { taskId: 't1', duration: '2h' },
    },
  },
  { kind: 'answered', usedBooks: true, isCut: false },
]

let written: unknown[]

beforeEach(() => {
  written = []
  localStorage.setItem('token', tokenFor(3600))
  checkStoredSession()
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/assistant/briefing') return Response.json({ insights: [], week: [] })
    if (path === '/api/assistant/chat' && method === 'GET') {
      return Response.json({ endpoint: { host: 'models.example', model: 'small' } })
    }
    if (path === '/api/assistant/chat') {
      return new Response(EVENTS.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))
    }
    if (path === '/api/time-entries') {
      written.push(JSON.parse(String(body)))
      return Response.json({ _id: 'e1' })
    }
    if (method === 'POST') {
      const { text } = JSON.parse(String(body))
      return Response.json({ _id: 'q1', text, askedAt: '', answer: null, unknownWords: [] })
    }
    if (path === '/api/settings') return Response.json({ companyInfo: {}, preferences: {} })
    return Response.json([])
  })
})

async function ask() {
  renderAt('/ai', <Component />)
  await screen.findByText(/small at models.example/)
  await userEvent.type(screen.getByLabelText('Your question'), 'How is business?{Enter}')
}

test('figures lead to their list, others are marked, and nothing but our links can be opened', async () => {
  await ask()
  const figure = await screen.findByRole('link', { name: '119.00' })
  expect(figure.getAttribute('href')).toBe('/invoices?status=Unpaid')
  expect(screen.getByRole('link', { name: 'Open invoices' })).toBeTruthy()
  expect(screen.getAllByText('Not from your books')).toHaveLength(1)
  expect(screen.getByText(/<img src=x>/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'elsewhere' })).toBeNull()
})

test('a draft is written when it is confirmed, and not before', async () => {
  await ask()
  const confirm = await screen.findByRole('button', { name: 'Confirm' })
  expect(screen.getByText('Record hours: Write the offer')).toBeTruthy()
  expect(written).toEqual([])
  await userEvent.click(confirm)
  await waitFor(() => expect(written).toEqual([{ taskId: 't1', duration: '2h' }]))
  expect(await screen.findByText(/Created\./)).toBeTruthy()
})
