import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PROJECT } from '../../../../tests/project_answers'
import { renderAt } from '../../../../tests/render'
import type { ProjectRecord } from './project'
import { ProjectNotes } from './project_notes'

let role: string
let sent: unknown[]

beforeEach(() => {
  role = 'owner'
  sent = []
  localStorage.clear()
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)))
    const isEmployee = role === 'employee'
    return Response.json(path === '/api/auth/me' ? { name: 'Mara', role, isEmployee } : PROJECT)
  })
})

const open = (notes = '') =>
  renderAt(
    '/projects/p1/',
    <ProjectNotes project={{ ...PROJECT, version: 3, notes } as unknown as ProjectRecord} />
  )

test('notes are written where there are none, and saved with the version that was shown', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Write notes' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Key at the porter')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ notes: 'Key at the porter', version: 3 }]))
  await screen.findByRole('button', { name: 'Write notes' })
})

test('what was typed is there again after the tab was left, and Cancel drops it', async () => {
  const { unmount } = open('Key')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit notes' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), ' at the porter')
  unmount()
  open('Key')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit notes' }))
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty(
    'value',
    'Key at the porter'
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Edit notes' }))
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Key')
  expect(sent).toEqual([])
})

test('employees read notes and do not write them', async () => {
  role = 'employee'
  open('Key at the porter')
  await screen.findByText('Key at the porter')
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})
