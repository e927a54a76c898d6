import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { noteServerDate } from '@/lib/time/server_clock'
import { tokenFor } from '../../../tests/token'
import { deliverJournal } from './deliver_journal'
import { addClick, readJournal } from './journal'
import { activeTimer, setActiveTimer } from './timer_state'

const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
  vi.spyOn(console, 'info')
    .mockImplementation(() => {})
    .mockClear()
  localStorage.setItem('token', tokenFor(10_000))
  localStorage.setItem('userId', 'u1')
  noteServerDate(new Date().toUTCString())
  setActiveTimer({
    taskId: 't1',
    title: 'Task',
    projectName: null,
    entryId: 'e1',
    startedAt: Date.now() - 60_000,
    breakMs: 0,
    pausedAt: null,
  })
})

const deliver = () => onTestFinished(deliverJournal())

const entryWith = (breaks: object) => ({
  _id: 'e1',
  breakSeconds: 0,
  pausedAt: null,
  task: { _id: 't1' },
  ...breaks,
})
const done = (breaks: object = {}) => Response.json({ success: true, timeEntry: entryWith(breaks) })
const refusal = (status: number, code: string) => Response.json({ error: 'No.', code }, { status })

const calls = () =>
  answer.mock.calls.map(([path, init]) => [
    `${init?.method} ${path}`,
    ...(init?.body ? [JSON.parse(String(init.body))] : []),
  ])

/** Some seconds in ms; the waits of a test take moments too. */
const near = (seconds: number) => expect.closeTo(seconds * 1000, -3)

/** Waits until as many attempts have failed. */
const isPutOff = (attempts = 1) =>
  vi.waitFor(() => expect(console.info).toHaveBeenCalledTimes(attempts))

/** Waits until the journal is empty. */
const isDelivered = () => vi.waitFor(() => expect(readJournal()).toEqual([]))

test('a click is sent after it was made, and its answer takes its place', async () => {
  const pausedAt = new Date().toISOString()
  answer.mockResolvedValueOnce(done({ pausedAt }))
  deliver()
  addClick('pause', 'e1')
  expect(readJournal()).toHaveLength(1)
  expect(answer).not.toHaveBeenCalled()
  await isDelivered()
  expect(calls()).toEqual([['POST /api/time-entries/e1/breaks', { ageMs: 0 }]])
  expect(activeTimer()?.pausedAt).toBe(Date.parse(pausedAt))
})

test('a break that ended without a connection is sent as a whole when there is one, as old as it is', async () => {
  answer.mockRejectedValue(new TypeError('offline'))
  deliver()
  addClick('pause', 'e1')
  await isPutOff()
  vi.setSystemTime(Date.now() + 20_000)
  addClick('resume', 'e1')
  await isPutOff(2)
  vi.setSystemTime(Date.now() + 10_000)
  answer.mockClear()
  answer.mockImplementation(async (path) =>
    path === '/api/timer' ? Response.json({ timeEntry: null }) : done()
  )
  window.dispatchEvent(new Event('online'))
  await isDelivered()
  expect(calls().filter(([call]) => call !== 'GET /api/timer')).toEqual([
    ['POST /api/time-entries/e1/breaks', { ageMs: near(30), lastedMs: near(20) }],
  ])
})

test('a break that an earlier try has left open on the server gets its end', async () => {
  addClick('pause', 'e1')
  addClick('resume', 'e1')
  answer.mockResolvedValueOnce(done({ pausedAt: new Date().toISOString() }))
  answer.mockResolvedValueOnce(done())
  deliver()
  await isDelivered()
  expect(calls().map(([call]) => call)).toEqual([
    'POST /api/time-entries/e1/breaks',
    'POST /api/time-entries/e1/breaks/end',
  ])
})

test('a server that fails is asked again until it answers', async () => {
  answer.mockResolvedValueOnce(refusal(503, 'busy'))
  deliver()
  addClick('pause', 'e1')
  await isPutOff()
  expect(readJournal()).toHaveLength(1)
  answer.mockResolvedValueOnce(done())
  await vi.advanceTimersByTimeAsync(1500)
  await isDelivered()
  expect(answer).toHaveBeenCalledTimes(2)
})

const keys = () =>
  answer.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => new Headers(init?.headers).get('idempotency-key'))

test('a click whose request hung keeps its key, so that the server carries out one of both', async () => {
  answer.mockRejectedValueOnce(new DOMException('Too late.', 'TimeoutError'))
  deliver()
  addClick('pause', 'e1')
  await isPutOff()
  addClick('resume', 'e1')
  answer.mockResolvedValueOnce(done())
  await vi.advanceTimersByTimeAsync(1500)
  await isDelivered()
  const [hung, again, ...others] = keys()
  expect(again).toBe(hung)
  expect(others).toEqual([])
})

test('a pause that the server has carried out late is ended by the resume after it', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  addClick('pause', 'e1')
  addClick('resume', 'e1')
  answer.mockResolvedValueOnce(refusal(422, 'idempotency_key_reused'))
  answer.mockResolvedValueOnce(
    Response.json({ timeEntry: entryWith({ pausedAt: new Date().toISOString() }) })
  )
  answer.mockResolvedValueOnce(done({ breakSeconds: 1 }))
  deliver()
  await isDelivered()
  expect(calls().map(([call]) => call)).toEqual([
    'POST /api/time-entries/e1/breaks',
    'GET /api/timer',
    'POST /api/time-entries/e1/breaks/end',
  ])
  expect(activeTimer()).toMatchObject({ pausedAt: null, breakMs: 1000 })
  expect(complain).not.toHaveBeenCalled()
})

test('a request that the server is just carrying out is repeated later', async () => {
  answer.mockResolvedValueOnce(refusal(409, 'idempotency_key_running'))
  deliver()
  addClick('pause', 'e1')
  await isPutOff()
  expect(readJournal()).toHaveLength(1)
})

test('clicks that came with the last page are sent by the next one', async () => {
  addClick('pause', 'e1')
  answer.mockResolvedValueOnce(done())
  deliver()
  await isDelivered()
})

test('a clock that is put forward between click and delivery does not make the break longer', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline'))
  deliver()
  addClick('pause', 'e1')
  await isPutOff()
  const serverTime = new Date(Date.now() + 1000).toUTCString()
  vi.setSystemTime(Date.now() + 3_600_000)
  answer.mockImplementation(async (path) =>
    path === '/api/timer'
      ? Response.json({ timeEntry: null }, { headers: { date: serverTime } })
      : done()
  )
  window.dispatchEvent(new Event('online'))
  await isDelivered()
  expect(calls().at(-1)?.[1].ageMs).toBeLessThan(3000)
})

test('an end that came by another way is no failure', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  answer.mockResolvedValueOnce(refusal(409, 'not_paused'))
  addClick('resume', 'e1')
  deliver()
  await isDelivered()
  expect(complain).not.toHaveBeenCalled()
})

test('a refusal that no try will change is not sent again, and does not hold up the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answer.mockResolvedValueOnce(refusal(409, 'is_billed'))
  answer.mockResolvedValueOnce(refusal(409, 'not_paused'))
  addClick('pause', 'e1')
  addClick('resume', 'e1')
  deliver()
  await isDelivered()
  expect(answer).toHaveBeenCalledTimes(2)
})

test('the clicks of one person are not sent by the next one to sign in', () => {
  addClick('pause', 'e1')
  localStorage.setItem('userId', 'u2')
  deliver()
  expect(readJournal()).toEqual([])
  localStorage.setItem('userId', 'u1')
  expect(readJournal()).toHaveLength(1)
})
