import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setActiveTimer } from '@/components/timer/timer_state'
import { renderAt } from '../../../../tests/render'
import { Component as TimerWidget } from './timer_widget'

const HOUR = 3_600_000

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ tasks: [] }))
})
afterEach(() => setActiveTimer(null))

function openAfter(hours: number) {
  setActiveTimer({
    taskId: 't1',
    title: 'Shelves',
    projectName: null,
    entryId: 'e1',
    startedAt: Date.now() - hours * HOUR,
    breakMs: 0,
    pausedAt: null,
  })
  renderAt('/dashboard', <TimerWidget />)
}

test('a timer of a whole day asks whether it was forgotten, and leads to its end', async () => {
  openAfter(11)
  const link = await screen.findByRole('link', { name: 'Enter the end' })
  expect(link.getAttribute('href')).toBe('/tasks?task=t1')
})

test('a timer of a working day asks nothing', async () => {
  openAfter(9)
  await screen.findByText('Shelves')
  expect(screen.queryByRole('link', { name: 'Enter the end' })).toBeNull()
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
