import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setActiveTimer } from '@/features/timer/timer_state'
import { renderAt } from '../../../../tests/render'
import { Component as TimerWidget } from './timer_widget'

const HOUR = 3_600_000

let calls: string[]
let forgotten: object | null

beforeEach(() => {
  calls = []
  forgotten = null
  localStorage.clear()
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    calls.push(`${method} ${path} ${body ?? ''}`.trim())
    if (path === '/api/timer') return Response.json({ timeEntry: { _id: 'e1' }, forgotten })
    if (path === '/api/timer/settings') return Response.json({ idleMinutes: 5 })
    if (/^.api.(time-changes|tasks\?)/.test(path)) return Response.json([])
    if (method === 'POST') return Response.json({ timeEntry: { _id: 'e1', task: { _id: 't1' } } })
    return Response.json({ tasks: [] })
  })
})
afterEach(() => setActiveTimer(null))

const timerSince = (hours: number, pausedAt: number | null = null) => ({
  taskId: 't1',
  title: 'Shelves',
  projectName: null,
  entryId: 'e1',
  startedAt: Date.now() - hours * HOUR,
  breakMs: 0,
  pausedAt,
})

function openAfter(hours: number) {
  setActiveTimer(timerSince(hours))
  renderAt('/dashboard', <TimerWidget />)
}

test('a timer of a whole day asks whether it was forgotten, and leads to its end', async () => {
  const lastActivityAt = new Date(Date.now() - 5 * HOUR).toISOString()
  forgotten = { because: 'ten_hours', lastActivityAt, proposedEnd: lastActivityAt }
  openAfter(11)
  const link = await screen.findByRole('link', { name: 'Enter the end' })
  expect(link.getAttribute('href')).toBe('/tasks?task=t1')
})

test('one click ends a forgotten timer where it is proposed', async () => {
  const proposedEnd = new Date(Date.now() - 5 * HOUR).toISOString()
  forgotten = { because: 'ten_hours', lastActivityAt: proposedEnd, proposedEnd }
  openAfter(11)
  fireEvent.click(await screen.findByRole('button', { name: /^End at / }))
  await waitFor(() =>
    expect(calls).toContain(`POST /api/timer/trim ${JSON.stringify({ at: proposedEnd })}`)
  )
})

test('minutes without input are asked about, and can be taken off as a break', async () => {
  localStorage.setItem('timer-idle', JSON.stringify({ entryId: 'e1', since: Date.now() - HOUR }))
  openAfter(2)
  fireEvent.click(await screen.findByRole('button', { name: 'Deduct as a break' }))
  await waitFor(() =>
    expect(calls.some((call) => /^POST .*\/e1\/breaks .*"lastedMs":36\d{5}/.test(call))).toBe(true)
  )
  await waitFor(() => expect(localStorage.getItem('timer-idle')).toBeNull())
})

test('the question comes when nothing was typed or pointed at for as long as was chosen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  openAfter(1)
  await screen.findByText('Shelves')
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  fireEvent.keyDown(document.body, { key: 'a' })
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(screen.queryByText(/^No input since/)).toBeNull()
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(await screen.findByText(/^No input since/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Keep as working time' }))
  await waitFor(() => expect(screen.queryByText(/^No input since/)).toBeNull())
})

test('a timer of a working day asks nothing', async () => {
  openAfter(9)
  await screen.findByText('Shelves')
  expect(screen.queryByRole('link', { name: 'Enter the end' })).toBeNull()
})

test('a running timer marks the tab’s title and icon and the installed app, a pause changes the mark', async () => {
  const icon = document.head.appendChild(document.createElement('link'))
  icon.rel = 'icon'
  const badges: string[] = []
  const badge = (name: string) => async () => void badges.push(name)
  Object.assign(navigator, { setAppBadge: badge('set'), clearAppBadge: badge('clear') })
  onTestFinished(() => {
    icon.remove()
    Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined })
  })
  openAfter(1)
  await waitFor(() => expect(icon.getAttribute('href')).toBe('/favicon-running.svg'))
  expect(document.title).toMatch(/^▶ 01:00:\d\d · /)
  act(() => setActiveTimer(timerSince(1, Date.now())))
  await waitFor(() => expect(icon.getAttribute('href')).toBe('/favicon-paused.svg'))
  expect(document.title).toMatch(/^⏸ /)
  act(() => setActiveTimer(null))
  await waitFor(() => expect(icon.getAttribute('href')).toBe('/favicon.svg'))
  expect(badges.at(-1)).toBe('clear')
})

test('a drag ends when the browser takes the pointer away', async () => {
  HTMLElement.prototype.setPointerCapture ??= () => {}
  openAfter(1)
  const grip = await screen.findByRole('button', { name: /^Move/ })
  const place = () => grip.parentElement?.getAttribute('style')
  const home = place()
  fireEvent.pointerDown(grip, { pointerId: 1, clientX: 500, clientY: 500 })
  fireEvent.pointerMove(grip, { pointerId: 1, clientX: 400, clientY: 400 })
  const moved = place()
  expect(moved).not.toBe(home)
  fireEvent.lostPointerCapture(grip, { pointerId: 1 })
  fireEvent.pointerMove(grip, { pointerId: 1, clientX: 300, clientY: 300 })
  expect(place()).toBe(moved)
})

test('a task whose project this browser does not know has no project claimed for it', async () => {
  setActiveTimer({ ...timerSince(1), projectName: undefined })
  const { unmount } = renderAt('/dashboard', <TimerWidget />)
  await screen.findByRole('link', { name: 'Shelves' })
  expect(screen.queryByText('No Project')).toBeNull()
  unmount()
  openAfter(1)
  await screen.findByText('No Project')
})
