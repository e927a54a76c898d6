import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { goBy } from '@/lib/time/zone'
import { renderAt } from '../../../../tests/render'
import { TimeEntryForm } from './time_entry_form'

process.env.TZ = 'Europe/Berlin'

let sent: Record<string, string | boolean | number>[]

beforeEach(() => {
  sent = []
  localStorage.clear()
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json([])
    sent.push(JSON.parse(String(body)))
    return Response.json({ _id: 'e1' })
  })
})

/** One of the two ways to enter time has the name of its field. */
const TEXT_FIELD = { selector: 'input:not([type=radio])' }

const write = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label, TEXT_FIELD)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}
const hours = ({ startTime, endTime }: (typeof sent)[number] = {}) =>
  (Date.parse(String(endTime)) - Date.parse(String(startTime))) / 3_600_000
const byTheClock = async () =>
  userEvent.click(await screen.findByRole('radio', { name: 'From – to' }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('time of an earlier day ends on that day', async () => {
  renderAt('/', <TimeEntryForm taskId="t1" isBillable onClose={() => undefined} />)
  await byTheClock()
  await write('Start', '02.11.2026')
  await write('Start time', '9')
  await write('End time', '10:30')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(hours(sent[0])).toBe(1.5)
})

test('a time skipped by the clock is reported, and nothing is saved', async () => {
  renderAt('/', <TimeEntryForm taskId="t1" isBillable onClose={() => undefined} />)
  await byTheClock()
  await write('Start', '29.03.2026')
  await write('Start time', '2:30')
  await write('End time', '3:30')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/clocks go forward/)).toBeTruthy()
  expect(sent).toEqual([])
})

test('the form tells how long that was, without the break', async () => {
  renderAt('/', <TimeEntryForm taskId="t1" isBillable onClose={() => undefined} />)
  await byTheClock()
  await write('Start', '25.10.2026')
  await write('Start time', '1:30')
  await write('End time', '3:30')
  await write('Break in minutes', '15')
  expect(await screen.findByText('Duration: 2:45 h')).toBeTruthy()
})

test('a night keeps the end that was chosen for it', async () => {
  renderAt('/', <TimeEntryForm taskId="t1" isBillable onClose={() => undefined} />)
  await byTheClock()
  await write('Start', '02.11.2026')
  await write('End', '03.11.2026')
  await write('Start', '01.11.2026')
  await write('Start time', '22')
  await write('End time', '6')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(hours(sent[0])).toBe(32)
})

const RUNNING = {
  _id: 'e1',
  startTime: new Date('2026-11-02T09:00:00').toISOString(),
  endTime: null,
  breakSeconds: 0,
  pausedAt: null,
  seconds: 50_000,
  endedBecause: null,
  tags: [],
  note: '',
  user: { _id: 'u1', name: 'Anna' },
  isBilled: false,
  billable: true,
  byDuration: false,
  recordedOffline: false,
  version: 3,
}

test('a timer that nobody stopped gets the end at which the work was over', async () => {
  renderAt('/', <TimeEntryForm taskId="t1" isBillable entry={RUNNING} onClose={() => undefined} />)
  await write('End time', '17:30')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const endTime = new Date('2026-11-02T17:30:00').toISOString()
  await waitFor(() => expect(sent).toEqual([{ endTime, version: 3 }]))
})

test('a running timer goes on when its end is left empty', async () => {
  renderAt('/', <TimeEntryForm taskId="t1" isBillable entry={RUNNING} onClose={() => undefined} />)
  await write('Note', 'Shelves')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ note: 'Shelves', version: 3 }]))
})

test('somebody on a journey sees and writes the days and times of the company', async () => {
  goBy('Pacific/Auckland')
  renderAt('/', <TimeEntryForm taskId="t1" isBillable entry={RUNNING} onClose={() => undefined} />)
  const shownIn = async (label: string) =>
    ((await screen.findByLabelText(label)) as HTMLInputElement).value
  expect([await shownIn('Start'), await shownIn('Start time')]).toEqual(['02.11.2026', '21:00'])
  await write('Start time', '20:30')
  await write('End time', '21:15')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    startTime: '2026-11-02T07:30:00.000Z',
    endTime: '2026-11-02T08:15:00.000Z',
  })
})

test('time is entered by its day and duration, and the next form begins so too', async () => {
  renderAt('/', <TimeEntryForm taskId="t1" isBillable onClose={() => undefined} />)
  await write('Day', '02.11.2026')
  await write('Duration', 'bald')
  await save()
  expect(await screen.findByText(/Enter a duration/)).toBeTruthy()
  await write('Duration', '2,5')
  expect(await screen.findByText('Duration: 2:30 h')).toBeTruthy()
  await save()
  await waitFor(() =>
    expect(sent).toEqual([{ taskId: 't1', duration: '2,5', date: '2026-11-02', note: '' }])
  )
})

test('the next form asks for clock times again, and time can be marked as not billable', async () => {
  const onClose = vi.fn()
  renderAt('/', <TimeEntryForm taskId="t1" isBillable onClose={onClose} />)
  await byTheClock()
  await write('Start time', '9')
  await write('End time', '10')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Billable' }))
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent[0]).toMatchObject({ billable: false })
  cleanup()
  renderAt('/', <TimeEntryForm taskId="t1" isBillable onClose={onClose} />)
  expect(await screen.findByLabelText('Start time')).toBeTruthy()
})

test('an entry that was entered by its duration shows it, and gets another', async () => {
  const entry = {
    ...RUNNING,
    endTime: new Date('2026-11-02T11:30:00').toISOString(),
    seconds: 9000,
    byDuration: true,
    recordedOffline: false,
  }
  renderAt('/', <TimeEntryForm taskId="t1" isBillable entry={entry} onClose={() => undefined} />)
  expect(((await screen.findByLabelText('Duration', TEXT_FIELD)) as HTMLInputElement).value).toBe(
    '2:30'
  )
  await write('Duration', '3h')
  await save()
  await waitFor(() => expect(sent).toEqual([{ duration: '3h', version: 3 }]))
})
