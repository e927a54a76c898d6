import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkStoredSession } from '@/lib/session/session'
import { renderAt } from '../../../tests/render'
import { tokenFor } from '../../../tests/token'
import { Component } from './pages/assistant_page'

const OVERDUE = {
  question: 'overdueInvoices',
  period: null,
  client: null,
  figures: [
    { name: 'count', value: { kind: 'count', count: 2 }, link: '/invoices?status=Overdue' },
    {
      name: 'open',
      value: { kind: 'money', amounts: { EUR: 119, CHF: 0 } },
      link: '/invoices?status=Overdue',
    },
  ],
  rows: [{ title: 'RE-1 · Anna', values: [{ kind: 'days', days: 3 }], link: '/view/invoices/1' }],
  link: '/invoices?status=Overdue',
}
const CASH = '/cash-flow-forecast?months=6'
const LASTS = {
  question: 'moneyLasts',
  period: null,
  client: null,
  figures: [
    { name: 'runsOutOn', value: { kind: 'day', day: '2027-02-10' }, link: CASH },
    { name: 'balance', value: { kind: 'money', amounts: { EUR: 500 } }, link: CASH },
    { name: 'lowest', value: { kind: 'money', amounts: { EUR: -300 } }, link: CASH },
    { name: 'lowestOn', value: { kind: 'day', day: '2027-02-10' }, link: CASH },
  ],
  rows: [
    {
      title: 'forecast.below_minimum',
      isWord: true,
      values: [
        { kind: 'money', amounts: { EUR: 400 } },
        { kind: 'day', day: '2027-02-01' },
      ],
      link: CASH,
    },
  ],
  link: CASH,
}
const KEPT = { _id: 'q0', text: 'Who owes us?', askedAt: '2026-11-24T08:00:00Z', answer: OVERDUE }

let asked: unknown[]

function outcomeOf(text: string, after: string | undefined) {
  if (text.includes('weather')) return { answer: null, unknownWords: ['weather'] }
  if (text.includes('overdeu')) return { answer: OVERDUE, isFollowing: false, isCorrected: true }
  if (text.includes('run out')) return { answer: LASTS, isFollowing: false }
  if (text.includes('last year')) return { answer: null, unknownWords: [], reason: 'today_only' }
  if (!text.includes('Acme')) return { answer: OVERDUE, isFollowing: false }
  const answer = { ...OVERDUE, client: { _id: 'c1', name: 'Acme GmbH' } }
  return { answer, isFollowing: true, after }
}

beforeEach(() => {
  asked = []
  localStorage.setItem('token', tokenFor(3600))
  checkStoredSession()
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/assistant/briefing') {
      return Response.json({ insights: [OVERDUE], week: [] })
    }
    if (method === 'POST') {
      const { text, after } = JSON.parse(String(body))
      asked.push(after ? { text, after } : text)
      const outcome = outcomeOf(text, after)
      return Response.json({ _id: `q${asked.length}`, text, askedAt: KEPT.askedAt, ...outcome })
    }
    if (path === '/api/settings') return Response.json({ companyInfo: {}, preferences: {} })
    return Response.json([KEPT])
  })
})

test('each figure of an answer opens its list', async () => {
  renderAt('/ai', <Component />)
  await userEvent.type(await screen.findByLabelText('Your question'), 'What is overdue?{Enter}')
  const answers = within(await screen.findByRole('log'))
  const figure = await answers.findByRole('link', { name: '2 invoices' })
  expect(figure.getAttribute('href')).toBe('/invoices?status=Overdue')
  expect(answers.getByRole('link', { name: '€119.00' })).toBeTruthy()
  expect(answers.getByRole('link', { name: 'RE-1 · Anna' })).toBeTruthy()
  expect(answers.getByText('3 days overdue')).toBeTruthy()
})

test('the answer to how long the money lasts names the day, and opens the forecast', async () => {
  renderAt('/ai', <Component />)
  const field = await screen.findByLabelText('Your question')
  await userEvent.type(field, 'When do we run out of money?{Enter}')
  const answers = within(await screen.findByRole('log'))
  const link = await answers.findByRole('link', { name: 'Open the forecast' })
  expect(link.getAttribute('href')).toBe(CASH)
  expect(answers.getByRole('article').textContent).toContain(
    'The money runs out on 10.02.2027. Today’s account balance is €500.00, the lowest one expected is -€300.00 on 10.02.2027.'
  )
  expect(answers.getByRole('link', { name: 'Less than the minimum account balance' })).toBeTruthy()
})

test('a question without an answer names the word that was not understood', async () => {
  renderAt('/ai', <Component />)
  await userEvent.type(await screen.findByLabelText('Your question'), 'How is the weather?{Enter}')
  await screen.findByText('I can’t answer that.')
  await screen.findByText('I don’t know what this means here: weather.')
})

test('an earlier question is asked again with one click', async () => {
  renderAt('/ai', <Component />)
  await userEvent.click(await screen.findByRole('button', { name: 'Who owes us?' }))
  await waitFor(() => expect(asked).toEqual(['Who owes us?']))
})

test('a question goes on from the latest answer, and the card says what was understood', async () => {
  renderAt('/ai', <Component />)
  const field = await screen.findByLabelText('Your question')
  await userEvent.type(field, 'What is overdue?{Enter}')
  await within(await screen.findByRole('log')).findByRole('link', { name: 'RE-1 · Anna' })
  await userEvent.type(field, 'And last year?{Enter}')
  await screen.findByText('This question only has an answer for today. Leave the time out.')
  await userEvent.type(field, 'only Acme{Enter}')
  await screen.findByText('Understood as: Overdue invoices · Acme GmbH.')
  expect(asked.slice(1)).toEqual([
    { text: 'And last year?', after: 'q1' },
    { text: 'only Acme', after: 'q1' },
  ])
})

test('a question with a typing mistake is answered, and the card says what was understood', async () => {
  renderAt('/ai', <Component />)
  const field = await screen.findByLabelText('Your question')
  await userEvent.type(field, 'What is overdeu?{Enter}')
  await screen.findByText('Understood as: Overdue invoices.')
})
