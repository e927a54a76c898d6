import { beforeEach, expect, test, vi } from 'vitest'
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
  isBilled: false,
  billable: false,
  byDuration: false,
  seconds: 0,
  note: '',
  user: { _id: 'u1', name: 'Anna' },
  version: 1,
}
const task = { _id: 't1', title: 'Task', project: null, timeEntries: [entry] }

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
