import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { setActiveTimer } from '@/features/timer/timer_state'
import { renderAt } from '../../../tests/render'
import type { Task } from './task'
import { useTaskColumns } from './task_columns'

const running = (userId: string, name: string, pausedAt: string | null = null) =>
  ({
    _id: 'e1',
    endTime: null,
    pausedAt,
    user: { _id: userId, name },
  }) as Task['timeEntries'][number]

function Titles({ entries }: { entries: Task['timeEntries'] }) {
  const [title] = useTaskColumns(() => 0)
  return title?.cell({
    _id: 't1',
    title: 'Shelves',
    status: 'open',
    priority: 'normal',
    timeEntries: entries,
  } as Task)
}

test('a task whose timer is paused does not say that it runs', async () => {
  localStorage.setItem('userId', 'me')
  onTestFinished(() => setActiveTimer(null))
  const timer = { taskId: 't1', title: 'Shelves', projectName: null, entryId: 'e1', breakMs: 0 }
  const startedAt = Date.now() - 60_000
  setActiveTimer({ ...timer, startedAt, pausedAt: null })
  renderAt('/tasks', <Titles entries={[running('me', 'Mara')]} />)
  expect(await screen.findByText('Running')).toBeTruthy()
  act(() => setActiveTimer({ ...timer, startedAt, pausedAt: Date.now() }))
  expect(await screen.findByText('Paused')).toBeTruthy()
  expect(screen.queryByText('Running')).toBeNull()
})

test('somebody else’s break is not shown as work', async () => {
  renderAt('/tasks', <Titles entries={[running('u1', 'Mara', '2026-11-30T09:00:00.000Z')]} />)
  expect(await screen.findByText('Shelves')).toBeTruthy()
  expect(screen.queryByText(/Mara/)).toBeNull()
})
