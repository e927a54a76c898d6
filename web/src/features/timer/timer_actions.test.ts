import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslations } from '@/app/i18n'
import { tokenFor } from '../../../tests/token'
import { readJournal } from './journal'
import { pauseTimer, resumeTimer, startTimer, stopTimer } from './timer_actions'
import { activeTimer, findActiveTimer, setActiveTimer } from './timer_state'

const answer = vi.fn<typeof fetch>()
const entry = {
  _id: 'e1',
  startTime: '2026-11-21T09:00:00.000Z',
  endTime: null,
  breakSeconds: 60,
  pausedAt: null,
  endedBecause: null,
  tags: [],
  isBilled: false,
  billable: false,
  byDuration: false,
  recordedOffline: false,
  seconds: 0,
  note: '',
  user: { _id: 'u1', name: 'Anna' },
  version: 1,
}
const task = { _id: 't1', title: 'Task', project: null, timeEntries: [entry] }

beforeAll(() => startTranslations(['timer']))

beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
  localStorage.setItem('token', tokenFor(10_000))
  localStorage.setItem('userId', 'u1')
  setActiveTimer(null)
})

const calls = () => answer.mock.calls.map(([path, init]) => `${init?.method} ${path}`)

test('a start is refused with a console log only for a missing or undefined id', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await startTimer(undefined)
  await stopTimer('undefined')
  expect(log).toHaveBeenCalledTimes(2)
  expect(answer).not.toHaveBeenCalled()
})

test('without a stored token nothing is done at all', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.removeItem('token')
  await startTimer('t1')
  await stopTimer(undefined)
  expect(log).not.toHaveBeenCalled()
  expect(answer).not.toHaveBeenCalled()
})

test('a start fetches the task and follows its open entry', async () => {
  answer.mockResolvedValueOnce(Response.json({ success: true, timeEntry: entry }))
  answer.mockResolvedValueOnce(Response.json({ task }))
  await startTimer('t1')
  expect(calls()).toEqual(['POST /api/tasks/t1/time/start', 'GET /api/tasks/t1'])
  expect(activeTimer()?.entryId).toBe('e1')
})

test('a stop names the entry on the screen, so that one that comes late ends no other', async () => {
  setActiveTimer(findActiveTimer([task], 'u1'))
  answer.mockResolvedValueOnce(Response.json({ success: true, timeEntry: entry }))
  await stopTimer('t1')
  expect(calls()).toEqual(['POST /api/tasks/t1/time/stop'])
  expect(JSON.parse(String(answer.mock.calls[0]?.[1]?.body))).toEqual({ entryId: 'e1' })
  expect(activeTimer()).toBeNull()
})

const SWITCHED = { success: true, timeEntry: entry, stopped: { taskId: 't0', title: 'Before' } }
const earlier = { ...task, _id: 't0', timeEntries: [{ ...entry, _id: 'e0' }] }

test('a switch is undone as a whole: the earlier timer runs on', async () => {
  render(createElement(MantineProvider, null, createElement(Notifications)))
  answer.mockResolvedValueOnce(Response.json(SWITCHED))
  answer.mockResolvedValueOnce(Response.json({ task }))
  answer.mockResolvedValueOnce(Response.json([{ _id: 'c1', kind: 'switch' }]))
  await startTimer('t1')
  expect(activeTimer()?.entryId).toBe('e1')

  answer.mockClear()
  answer.mockResolvedValueOnce(Response.json({ success: true, description: 'Switched back' }))
  answer.mockResolvedValueOnce(Response.json({ task: earlier }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(activeTimer()?.entryId).toBe('e0'))
  expect(calls()).toEqual(['POST /api/time-changes/undo', 'GET /api/tasks/t0'])
  expect(JSON.parse(String(answer.mock.calls[0]?.[1]?.body))).toEqual({ id: 'c1' })
})

test('a switch offers no undo when another client has made a later change', async () => {
  render(createElement(MantineProvider, null, createElement(Notifications)))
  answer.mockResolvedValueOnce(Response.json(SWITCHED))
  answer.mockResolvedValueOnce(Response.json({ task }))
  answer.mockResolvedValueOnce(Response.json([{ _id: 'c2', kind: 'edit' }]))
  await startTimer('t1')
  await screen.findByText(/Before/)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('pausing and resuming make no call and wait for nothing', async () => {
  answer.mockResolvedValueOnce(Response.json({ success: true, timeEntry: entry }))
  answer.mockResolvedValueOnce(Response.json({ task }))
  await startTimer('t1')
  answer.mockClear()
  pauseTimer()
  pauseTimer()
  resumeTimer()
  resumeTimer()
  expect(readJournal().map(({ kind }) => kind)).toEqual(['pause', 'resume'])
  expect(answer).not.toHaveBeenCalled()
})

test('without a stored token nothing is paused', () => {
  setActiveTimer(findActiveTimer([task], 'u1'))
  localStorage.removeItem('token')
  pauseTimer()
  expect(readJournal()).toEqual([])
})
