import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { noteAnswer, noteSilence } from '@/lib/server/connection'
import { noteServerDate } from '@/lib/time/server_clock'
import { fakeIndexedDb } from '../../../../tests/fake_indexed_db'
import { tokenFor } from '../../../../tests/token'
import { deliverJournal } from '../deliver_journal'
import { pauseTimer, resumeTimer, startTimer, stopTimer } from '../timer_actions'
import { activeTimer, setActiveTimer } from '../timer_state'
import { keepBreaksHere } from './record_here'
import { forgetStints, loadStints, showStints, stintsHere } from './stints'

const answer = vi.fn<typeof fetch>()
const database = fakeIndexedDb()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  database.kept.clear()
  forgetStints()
  answer.mockReset()
  vi.stubGlobal('indexedDB', database)
  vi.stubGlobal('fetch', answer)
  vi.spyOn(console, 'info').mockImplementation(() => {})
  localStorage.setItem('token', tokenFor(10_000))
  localStorage.setItem('userId', 'u1')
  noteServerDate(new Date().toUTCString())
  setActiveTimer(null)
  onTestFinished(() => setActiveTimer(null))
})

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const entry = (id: string, endTime: string | null) => ({
  timeEntry: {
    _id: id,
    startTime: new Date().toISOString(),
    endTime,
    breakSeconds: 0,
    pausedAt: null,
    task: { _id: 't1', title: 'Shelves', project: null },
  },
})
const sent = () =>
  answer.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([path, init]) => ({
      path,
      key: new Headers(init?.headers).get('idempotency-key'),
      body: JSON.parse(String(init?.body)),
    }))
const RUNNING = {
  taskId: 't1',
  title: 'Shelves',
  projectName: null,
  entryId: 'e1',
  startedAt: Date.now() - 600_000,
  breakMs: 0,
  pausedAt: null,
}
const seconds = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 1000)

test('a start, a break, a switch and a stop without a connection make two stints, sent in order when there is one', async () => {
  noteSilence()
  await startTimer('t1', { title: 'Shelves' })
  later(60)
  pauseTimer()
  later(20)
  expect(activeTimer()?.title).toBe('Shelves')
  resumeTimer()
  later(40)
  await startTimer('t2', { title: 'Windows' })
  later(30)
  await stopTimer('t2')
  expect(activeTimer()).toBeNull()
  expect(answer).not.toHaveBeenCalled()

  noteAnswer()
  answer.mockImplementation(async () => Response.json(entry('e1', new Date().toISOString())))
  onTestFinished(deliverJournal())
  await vi.waitFor(() => expect(stintsHere()).toEqual([]))
  const [first, second, third] = sent()
  expect(third).toBeUndefined()
  expect(first?.body.taskId).toBe('t1')
  expect(seconds(first?.body.startTime, first?.body.endTime)).toBe(120)
  const [pause] = first?.body.breaks ?? []
  expect(seconds(pause.startTime, pause.endTime)).toBe(20)
  expect(second?.body).toMatchObject({ taskId: 't2', startTime: first?.body.endTime })
})

test('a request without an answer is repeated word for word with its key', async () => {
  noteSilence()
  await startTimer('t1', { title: 'Shelves' })
  later(60)
  await stopTimer('t1')
  noteAnswer()
  answer.mockImplementation(async (path) => {
    if (path === '/api/offline-times' && sent().length === 1) throw new TypeError('offline')
    return Response.json(entry('e1', new Date().toISOString()))
  })
  onTestFinished(deliverJournal())
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  later(600)
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(stintsHere()).toEqual([]))
  const [first, second] = sent()
  expect(second).toEqual(first)
})

test('what the server refuses waits with its sentence, and what comes after it is sent', async () => {
  noteSilence()
  await startTimer('t1', { title: 'Shelves' })
  later(60)
  await startTimer('t2', { title: 'Windows' })
  later(60)
  await stopTimer('t2')
  noteAnswer()
  answer.mockImplementation(async (_, init) =>
    String(init?.body).includes('t1')
      ? Response.json({ error: 'This week is locked.', code: 'week_locked' }, { status: 409 })
      : Response.json(entry('e2', new Date().toISOString()))
  )
  onTestFinished(deliverJournal())
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  await vi.waitFor(() => expect(stintsHere()).toHaveLength(1))
  expect(stintsHere()[0]?.refused).toEqual({
    code: 'week_locked',
    sentence: 'This week is locked.',
  })
})

/** An action of another tab, before this one has heard about it. */
async function inOtherTab(act: () => Promise<void>) {
  const here = stintsHere()
  await act()
  showStints(here)
}

test('a start and a stop that two tabs make at once without a connection are one stint', async () => {
  noteSilence()
  await inOtherTab(() => startTimer('t1', { title: 'Shelves' }))
  await startTimer('t1', { title: 'Shelves' })
  later(60)
  await inOtherTab(() => stopTimer('t1'))
  later(60)
  await stopTimer('t1')
  noteAnswer()
  answer.mockImplementation(async () => Response.json(entry('e1', new Date().toISOString())))
  onTestFinished(deliverJournal())
  await vi.waitFor(() => expect(stintsHere()).toEqual([]))
  expect(sent()).toHaveLength(1)
  const { startTime, endTime } = sent()[0]?.body ?? {}
  expect(seconds(startTime, endTime)).toBe(60)
})

test('of two tabs that stop a timer of the server at once without a connection, the first counts', async () => {
  setActiveTimer(RUNNING)
  noteSilence()
  await inOtherTab(() => stopTimer('t1'))
  later(60)
  await stopTimer('t1')
  expect(stintsHere()).toHaveLength(1)
  expect(activeTimer()).toBeNull()
})

test('a switch leaves a timer alone that another tab has stopped already', async () => {
  setActiveTimer(RUNNING)
  noteSilence()
  await inOtherTab(() => stopTimer('t1'))
  later(60)
  await startTimer('t2', { title: 'Windows' })
  const [shelves, windows, ...others] = stintsHere()
  expect(others).toEqual([])
  expect(shelves).toMatchObject({ entryId: 'e1' })
  expect(windows).toMatchObject({ taskId: 't2', breaks: [] })
})

test('a timer that still runs goes over to the entry of the server', async () => {
  noteSilence()
  await startTimer('t1', { title: 'Shelves' })
  expect(activeTimer()?.entryId).toMatch(/^offline:/)
  noteAnswer()
  answer.mockImplementation(async () => Response.json(entry('e1', null)))
  onTestFinished(deliverJournal())
  await vi.waitFor(() => expect(stintsHere()).toEqual([]))
  expect(activeTimer()?.entryId).toBe('e1')
})

test('the stints of one person are neither shown to nor sent by the next one', async () => {
  noteSilence()
  await startTimer('t1', { title: 'Shelves' })
  await stopTimer('t1')
  forgetStints()
  localStorage.setItem('userId', 'u2')
  noteAnswer()
  onTestFinished(deliverJournal())
  await loadStints()
  expect(stintsHere()).toEqual([])
  expect(answer).not.toHaveBeenCalled()
  localStorage.setItem('userId', 'u1')
  await loadStints()
  expect(stintsHere()).toHaveLength(1)
})

test('pauses and a start that were given up are delivered with the keys of their requests', async () => {
  setActiveTimer(RUNNING)
  const tooLate = new DOMException('Too late.', 'TimeoutError')
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(tooLate))
  answer.mockRejectedValue(tooLate)
  const end = deliverJournal()
  pauseTimer()
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  end()
  later(20)
  resumeTimer()
  later(20)
  await startTimer('t2', { title: 'Windows' })
  const [pause, start] = sent()
  expect(start?.path).toBe('/api/tasks/t2/time/start')

  timeout.mockRestore()
  answer.mockReset()
  answer.mockImplementation(async () => Response.json(entry('e1', new Date().toISOString())))
  onTestFinished(deliverJournal())
  await vi.waitFor(() => expect(stintsHere()).toEqual([]))
  const [change, begun] = sent()
  expect(change?.body.breaks).toMatchObject([
    { startKey: pause?.key, endKey: expect.stringMatching(/./) },
  ])
  expect(begun?.body).toMatchObject({ taskId: 't2', startKey: start?.key })
})

test('a resume does not overtake the pause before it that waits with the time recorded here', async () => {
  setActiveTimer(RUNNING)
  noteSilence()
  pauseTimer()
  await keepBreaksHere()
  later(20)
  resumeTimer()
  noteAnswer()
  answer.mockImplementation(async () => Response.json(entry('e1', null)))
  onTestFinished(deliverJournal())
  await vi.waitFor(() => expect(stintsHere()).toEqual([]))
  const [change, ...others] = sent()
  expect(others).toEqual([])
  const [only] = change?.body.breaks ?? []
  expect(seconds(only.startTime, only.endTime)).toBe(20)
})

test('a start on a task that is only on the screen has the project that the screen shows, or none that is claimed', async () => {
  noteSilence()
  await startTimer('t1', { title: 'Shelves', projectName: 'Kitchen' })
  expect(activeTimer()?.projectName).toBe('Kitchen')
  await startTimer('t2', { title: 'Windows' })
  expect(activeTimer()?.projectName).toBeUndefined()
  await startTimer('t3', { title: 'Doors', projectName: null })
  expect(activeTimer()?.projectName).toBeNull()
})

/** Answers whose Date header is the server's time. */
const answersAt = (time: () => number) =>
  answer.mockImplementation(async () =>
    Response.json(entry('e1', new Date(time()).toISOString()), {
      headers: { date: new Date(time()).toUTCString() },
    })
  )

test('machine sleep counts as time, although the clock of the page stops meanwhile', async () => {
  noteSilence()
  await startTimer('t1', { title: 'Shelves' })
  later(8 * 3600)
  await stopTimer('t1')
  noteAnswer()
  answersAt(() => Date.now())
  onTestFinished(deliverJournal())
  await vi.waitFor(() => expect(stintsHere()).toEqual([]))
  const { startTime, endTime } = sent()[0]?.body ?? {}
  expect(seconds(startTime, endTime)).toBe(8 * 3600)
  expect(Math.abs(Date.parse(endTime) - Date.now())).toBeLessThan(5000)
})

for (const days of [2, -2]) {
  test(`a clock that is set by ${days} days without a connection changes no time`, async () => {
    const before = Date.now()
    noteSilence()
    await startTimer('t1', { title: 'Shelves' })
    vi.advanceTimersByTime(600_000)
    later(days * 86_400)
    await stopTimer('t1')
    noteAnswer()
    answersAt(() => Date.now() - days * 86_400_000)
    onTestFinished(deliverJournal())
    await vi.waitFor(() => expect(stintsHere()).toEqual([]))
    const { startTime, endTime } = sent()[0]?.body ?? {}
    expect(seconds(startTime, endTime)).toBe(600)
    expect(Math.abs(Date.parse(startTime) - before)).toBeLessThan(5000)
  })
}

test('time and pauses outlive a session that expired meanwhile, and are sent once after the next sign-in', async () => {
  setActiveTimer(RUNNING)
  noteSilence()
  pauseTimer()
  later(20)
  await startTimer('t2', { title: 'Windows' })
  later(60)
  await stopTimer('t2')
  noteAnswer()
  answer.mockImplementation(async () =>
    Response.json({ error: 'Sign in.', code: 'not_signed_in' }, { status: 401 })
  )
  const end = deliverJournal()
  await vi.waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  end()
  setActiveTimer(null)
  expect(stintsHere()).toEqual([])

  localStorage.setItem('token', tokenFor(10_000))
  localStorage.setItem('userId', 'u1')
  answer.mockReset()
  answer.mockImplementation(async () => Response.json(entry('e1', new Date().toISOString())))
  onTestFinished(deliverJournal())
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  await vi.waitFor(() => expect(stintsHere()).toEqual([]))
  const [change, begun] = sent()
  expect(change?.path).toBe('/api/time-entries/e1/offline-changes')
  expect(change?.body.breaks).toHaveLength(1)
  expect(begun?.body).toMatchObject({ taskId: 't2' })
})

test('without a place to keep it nothing is recorded, and the failure is shown as before', async () => {
  noteSilence()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answer.mockRejectedValue(new TypeError('offline'))
  await startTimer('t1')
  expect(stintsHere()).toEqual([])
  expect(activeTimer()).toBeNull()
})
