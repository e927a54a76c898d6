import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { CalendarFeeds } from './calendar_feeds'

const FEED = {
  _id: 'f1',
  name: 'Phone',
  shows: ['times', 'absences'],
  createdAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: null,
}
const ADDRESS = 'https://kontor.example.com/api/calendar/secret.ics'

let sent: string[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET' && path.startsWith('/api/calendar-feeds')) {
      return Response.json({ feeds: [FEED], parts: ['times', 'tasks', 'absences'] })
    }
    if (method === 'GET') return Response.json({ isOn: false, hasPasskeys: false })
    sent.push(`${method} ${path} ${body ?? ''}`)
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ ...FEED, url: ADDRESS }, { status: 201 })
  })
})

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 15_000 }))

async function openForm() {
  renderAt('/account', <CalendarFeeds />)
  await press('New calendar feed')
  await userEvent.type(await screen.findByLabelText('Name', {}, { timeout: 15_000 }), 'Laptop')
}

test('a feed is created with the chosen parts, and its address is shown once in both forms', async () => {
  await openForm()
  await userEvent.click(screen.getByLabelText('My hours'))
  await press('Create calendar feed')
  const field = await screen.findByDisplayValue(ADDRESS)
  expect(sent).toEqual(['POST /api/calendar-feeds {"name":"Laptop","shows":["tasks","absences"]}'])
  const link = screen.getByRole('link', { name: 'Open in the calendar program' })
  expect(link.getAttribute('href')).toBe('webcal://kontor.example.com/api/calendar/secret.ics')
  await userEvent.keyboard('{Escape}')
  expect(field.isConnected).toBe(true)
  await press('I have added it')
  await waitFor(() => expect(screen.queryByDisplayValue(ADDRESS)).toBeNull())
})

test('a feed without content is not sent', async () => {
  await openForm()
  for (const part of ['My hours', 'Due days of my tasks', 'My absences']) {
    await userEvent.click(screen.getByLabelText(part))
  }
  await press('Create calendar feed')
  expect(await screen.findByText('Choose at least one.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('parts that the server does not offer, such as invoices to an employee, are not in the form', async () => {
  await openForm()
  expect(screen.queryByLabelText('Due days of open invoices')).toBeNull()
})

test('a feed is revoked after a question', async () => {
  renderAt('/account', <CalendarFeeds />)
  await press('Revoke “Phone”')
  await press('Revoke')
  await waitFor(() => expect(sent).toEqual(['DELETE /api/calendar-feeds/f1 ']))
})
