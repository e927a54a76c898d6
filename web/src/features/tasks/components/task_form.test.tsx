import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { Task } from '../task'
import { TaskForm } from './task_form'
import { TimeEntryForm } from './time_entry_form'

const TASK: Task = {
  _id: 't1',
  title: 'Shelves',
  description: '',
  status: 'open',
  priority: 'normal',
  project: null,
  assignees: [],
  dueDate: null,
  estimatedSeconds: null,
  trackedSeconds: 0,
  timeEntries: [],
  billable: true,
  version: 3,
  createdAt: '2026-11-02T09:00:00.000Z',
}
const LATEST = { ...TASK, title: 'Shelves and doors', version: 4 }

let sent: object[]

beforeEach(() => {
  sent = []
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (address.startsWith('/api/auth/me')) return Response.json({ isEmployee: false })
    if (address.startsWith('/api/records/'))
      return Response.json({ at: '2026-11-02T09:00:00.000Z', by: { _id: 'u2', name: 'Berta' } })
    if (address !== '/api/tasks/t1') return Response.json([])
    if (method === 'GET') return Response.json({ task: LATEST })
    sent.push(JSON.parse(String(body)))
    return JSON.parse(String(body)).version === LATEST.version
      ? Response.json({ task: { ...LATEST, version: 5 } })
      : Response.json({ code: 'version_conflict', error: 'Changed.' }, { status: 409 })
  })
})

const open = (latest = TASK) =>
  renderAt('/tasks', <TaskForm base={TASK} latest={latest} onTakeLatest={() => {}} />)

test('what was typed into a task is there again after it was left, and can be saved', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Description'), 'Oak')
  cleanup()
  open()
  await screen.findByText(/unsaved entries are back/)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Oak')
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(false)
})

test('row 45: who saves a task second reads what the first has changed and loses nothing', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Description'), 'Oak')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Berta/ }))
  expect(dialog.getByText('Shelves and doors')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Save my changes' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ version: 4, title: LATEST.title, description: 'Oak' })
})

test('time that was being written down is there again after it was left', async () => {
  const openTime = () =>
    renderAt('/tasks', <TimeEntryForm taskId="t1" isBillable onClose={() => {}} />)
  openTime()
  await userEvent.type(await screen.findByLabelText('Note'), 'Doors')
  cleanup()
  openTime()
  expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('Doors')
})
