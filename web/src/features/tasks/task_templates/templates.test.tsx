import { Notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { Task } from '../task'
import { FromTemplates } from './from_templates'
import { SaveAsTemplate } from './save_as_template'
import { TemplateForm } from './template_form'

const TASK: Task = {
  _id: 't1',
  title: 'Launch',
  description: 'Before noon',
  priority: 'high',
  estimatedSeconds: 3600,
  status: 'open',
  project: null,
  assignees: [],
  dueDate: null,
  trackedSeconds: 0,
  timeEntries: [],
  billable: true,
  version: 3,
  createdAt: '2026-11-02T09:00:00.000Z',
}

const template = (title: string, more: object = {}) => ({
  _id: title,
  title,
  description: '',
  priority: 'normal',
  estimatedSeconds: null,
  steps: [],
  version: 1,
  ...more,
})

let stored: object[]
let sent: { method: string; path: string; body: unknown }[]

beforeEach(() => {
  localStorage.clear()
  stored = []
  sent = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (path.startsWith('/api/auth/me')) return Response.json({ isEmployee: false })
    if (path.startsWith('/api/people')) return Response.json([{ _id: 'p1', name: 'Anna Berg' }])
    if (method !== 'GET')
      sent.push({ method, path, body: body ? JSON.parse(String(body)) : undefined })
    if (path.includes('template-tasks')) {
      return Response.json({ tasks: [{ _id: 't1', title: 'Launch' }] }, { status: 201 })
    }
    return Response.json(method === 'GET' ? stored : template('Launch'))
  })
})

test('row 91: chosen templates become tasks of the project', async () => {
  const user = userEvent.setup()
  stored = [template('Launch', { steps: ['A', 'B'], estimatedSeconds: 7200 }), template('Backup')]
  renderAt('/projects/p9/', <FromTemplates projectId="p9" />)
  await user.click(await screen.findByRole('button', { name: 'From template' }))
  const dialog = await screen.findByRole('dialog', { name: 'From template' })
  await within(dialog).findByText('2 steps · 2:00 h')
  const make = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Create tasks' })
  expect(make.disabled).toBe(true)
  await user.click(within(dialog).getByRole('checkbox', { name: 'Launch' }))
  await user.click(within(dialog).getByRole('button', { name: 'Create 1 task' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    { method: 'POST', path: '/api/projects/p9/template-tasks', body: { templateIds: ['Launch'] } },
  ])
})

test('a company without templates reads what they are for, and finds their list', async () => {
  const user = userEvent.setup()
  renderAt('/projects/p9/', <FromTemplates projectId="p9" />)
  await user.click(await screen.findByRole('button', { name: 'From template' }))
  await screen.findByText(/^A template holds a task/)
  const link = screen.getByRole('link', { name: 'Manage templates' })
  expect(link.getAttribute('href')).toBe('/task-templates')
})

test('each line of a template becomes a step', async () => {
  const user = userEvent.setup()
  const close = vi.fn()
  renderAt('/task-templates', <TemplateForm template={undefined} onClose={close} />)
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a title.')
  await user.type(screen.getByLabelText('Title'), 'Launch')
  await user.type(screen.getByLabelText('Estimated time'), '90 min')
  await user.type(screen.getByLabelText('Checklist'), '- Texts{Enter}{Enter}- Pictures')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent[0]?.body).toMatchObject({
    title: 'Launch',
    estimatedSeconds: 5400,
    steps: ['Texts', 'Pictures'],
  })
})

test('row 91: a task is saved as a template with its checklist, and the toast takes it back', async () => {
  const user = userEvent.setup()
  stored = [{ _id: 's1', title: 'Call', done: true }]
  renderAt(
    '/tasks',
    <>
      <SaveAsTemplate task={TASK} />
      <Notifications />
    </>
  )
  await user.click(await screen.findByRole('button', { name: 'Save as template' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]).toEqual({
    method: 'POST',
    path: '/api/task-templates',
    body: {
      title: 'Launch',
      description: 'Before noon',
      priority: 'high',
      estimatedSeconds: 3600,
      steps: ['Call'],
    },
  })
  expect(sent[1]).toMatchObject({ method: 'DELETE', path: '/api/task-templates/Launch' })
})
