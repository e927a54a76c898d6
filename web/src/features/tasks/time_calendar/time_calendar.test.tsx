import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goBy } from '@/lib/time/zone'
import { renderAt } from '../../../../tests/render'
import { TimeCalendarView } from './time_calendar_view'

interface Sent {
  method: string
  path: string
  body: Record<string, unknown>
}

const ENTRY = {
  _id: 'e1',
  startTime: '2026-11-03T08:00:20.000Z',
  endTime: '2026-11-03T09:30:00.000Z',
  seconds: 4780,
  breakSeconds: 600,
  pausedAt: null,
  endedBecause: null,
  note: 'On the phone',
  tags: [],
  billable: true,
  billableLater: false,
  byDuration: false,
  recordedOffline: false,
  isBilled: false,
  user: { _id: 'u', name: 'Ada' },
  version: 3,
  task: { _id: 't', title: 'Advice', project: null },
}

let sent: Sent[]
let weeks: { status: string }[]
let entries: (typeof ENTRY)[]

beforeEach(() => {
  goBy('Europe/Berlin')
  sent = []
  weeks = []
  entries = [ENTRY]
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const path = address.split('?')[0] ?? ''
    if (method !== 'GET') {
      sent.push({ method, path, body: JSON.parse(String(body)) })
      return Response.json({ ...ENTRY, version: 3 + sent.length })
    }
    if (path.endsWith('/api/time-entries')) return Response.json(entries)
    return Response.json(path.endsWith('/api/weeks') ? weeks : [])
  })
})
afterEach(() => goBy(undefined))

const show = () => renderAt('/tasks?view=calendar&day=2026-11-03', <TimeCalendarView />)
const block = () => screen.findByRole('button', { name: /^Advice, / })

test('row 99: a block says what it is to those who do not see it', async () => {
  show()
  const name = (await block()).getAttribute('aria-label')
  expect(name).toBe('Advice, 09:00 – 10:30, Tuesday 03.11., 1:20, On the phone')
})

test('row 99: keys move a block with its break, and each change sends the version that the one before left', async () => {
  show()
  ;(await block()).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    method: 'PATCH',
    path: '/api/time-entries/e1',
    body: {
      startTime: '2026-11-03T08:15:20.000Z',
      endTime: '2026-11-03T09:45:00.000Z',
      breakSeconds: 600,
      version: 3,
    },
  })
  ;(await block()).focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toEqual({
    startTime: '2026-11-03T08:15:20.000Z',
    endTime: '2026-11-03T09:30:00.000Z',
    version: 4,
  })
})

test.each([
  ['a week that was handed in', () => (weeks = [{ status: 'submitted' }]), 'locked'],
  ['billed time', () => (entries = [{ ...ENTRY, isBilled: true }]), 'billed'],
])('row 99: %s stays where it is and says so', async (_, arrange, state) => {
  arrange()
  show()
  await screen.findByRole('button', { name: new RegExp(`${state}$`) })
  ;(await block()).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await userEvent.click(await block())
  expect(await screen.findByText(/cannot be changed/, { selector: '[role=dialog] *' })).toBeTruthy()
  expect(sent).toEqual([])
})
