import { beforeEach, expect, test, vi } from 'vitest'
import { tokenFor } from '../../../tests/token'
import { readPause, writePause } from './pause'
import { pauseTimer, resumeTimer, startTimer, stopTimer } from './timer_actions'
import { activeTimer, setActiveTimer } from './timer_state'

const answer = vi.fn<typeof fetch>()
const entry = {
  _id: 'e1',
  startTime: '2026-11-21T09:00:00.000Z',
  endTime: null,
  breakSeconds: 60,
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

test('pausing makes no call; its seconds are added to the break when the timer stops', async () => {
  answer.mockResolvedValueOnce(Response.json({ success: true, timeEntry: entry }))
  answer.mockResolvedValueOnce(Response.json({ task }))
  await startTimer('t1')
  answer.mockClear()
  pauseTimer(1_000_000)
  resumeTimer(1_090_000)
  expect(answer).not.toHaveBeenCalled()
  expect(readPause('e1')?.ms).toBe(90_000)

  const ended = { ...entry, endTime: '2026-11-21T10:00:00.000Z', version: 2 }
  answer.mockResolvedValueOnce(Response.json({ success: true, timeEntry: ended }))
  answer.mockResolvedValueOnce(Response.json({}))
  await stopTimer('t1')
  expect(calls()).toEqual(['POST /api/tasks/t1/time/stop', 'PATCH /api/time-entries/e1'])
  expect(answer.mock.calls[1]?.[1]?.body).toBe(JSON.stringify({ breakSeconds: 150, version: 2 }))
  expect(activeTimer()).toBeNull()
  expect(readPause('e1')).toBeUndefined()
})

test('a break that could not be sent is kept', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  writePause('e1', { taskId: 't1', userId: 'u1', ms: 30_000, since: null })
  const ended = { ...entry, endTime: '2026-11-21T10:00:00.000Z' }
  answer.mockResolvedValueOnce(Response.json({ success: true, timeEntry: ended }))
  answer.mockResolvedValueOnce(new Response('{}', { status: 500 }))
  await stopTimer('t1')
  expect(readPause('e1')?.ms).toBe(30_000)
})
