import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { Comments } from './comments'

const ANNA = { _id: 'p1', name: 'Anna Berg' }
const BEN = { _id: 'p2', name: 'Ben Kern' }

const comment = (text: string, more: object = {}) => ({
  _id: text,
  text,
  author: ANNA,
  mentions: [],
  createdAt: '2026-11-02T09:00:00.000Z',
  editedAt: null,
  canEdit: false,
  canDelete: false,
  ...more,
})

let stored: object[]
let sent: { method: string; path: string; body: unknown }[]

beforeEach(() => {
  localStorage.clear()
  stored = []
  sent = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.includes('/readers')) return Response.json([ANNA, BEN])
    if (method !== 'GET') sent.push({ method: method ?? '', path, body: JSON.parse(String(body)) })
    return Response.json({ earlier: 0, comments: stored })
  })
})

const field = () => screen.findByRole<HTMLTextAreaElement>('combobox', { name: 'New comment' })

test('row 91: @ offers the people who can see the task, and Enter takes one', async () => {
  const user = userEvent.setup()
  renderAt('/', <Comments taskId="t1" />)
  await user.type(await field(), 'Please look, @ke')
  await screen.findByRole('option', { name: 'Ben Kern' })
  await user.keyboard('{Enter}')
  await waitFor(async () => expect((await field()).value).toBe('Please look, @Ben Kern '))
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/tasks/t1/comments',
    body: { text: 'Please look, @Ben Kern', mentionIds: ['p2'] },
  })
  await waitFor(async () => expect((await field()).value).toBe(''))
})

test('line breaks and markup are shown as they were written', async () => {
  stored = [comment('One\n<img src=x onerror=alert(1)> @Ben Kern', { mentions: [BEN] })]
  renderAt('/', <Comments taskId="t1" />)
  const mention = await screen.findByText('@Ben Kern')
  expect(mention.parentElement?.textContent).toBe('One\n<img src=x onerror=alert(1)> @Ben Kern')
  expect(document.querySelector('img')).toBeNull()
})

test('an own comment is changed in its place and marked as edited', async () => {
  const user = userEvent.setup()
  stored = [comment('Old', { canEdit: true, canDelete: true })]
  renderAt('/', <Comments taskId="t1" />)
  await user.click(await screen.findByRole('button', { name: /^Edit the comment by Anna Berg/ }))
  const edited = screen.getByRole('combobox', { name: /^Edit the comment/ })
  expect(document.activeElement).toBe(edited)
  await user.clear(edited)
  await user.type(edited, 'New')
  stored = [comment('New', { _id: 'Old', editedAt: '2026-11-02T10:00:00.000Z' })]
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('· edited')
  expect(sent[0]).toMatchObject({ method: 'PUT', body: { text: 'New', mentionIds: [] } })
})

test('comments of others have no tools, and an unsent comment waits in the browser', async () => {
  const user = userEvent.setup()
  stored = [comment('Theirs')]
  const { unmount } = renderAt('/', <Comments taskId="t1" />)
  await screen.findByText('Theirs')
  expect(screen.queryByRole('button', { name: /^(Edit|Delete) the comment/ })).toBeNull()
  await user.type(await field(), 'Later')
  unmount()
  renderAt('/', <Comments taskId="t1" />)
  expect((await field()).value).toBe('Later')
})
