import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { Files } from './files'

const stored = (name: string, more: object = {}) => ({
  _id: name,
  name,
  type: 'application/pdf',
  size: 2048,
  addedBy: { _id: 'p1', name: 'Anna Berg' },
  createdAt: '2026-11-02T09:00:00.000Z',
  canDelete: false,
  ...more,
})

let onServer: ReturnType<typeof stored>[]
let refused: string | undefined

beforeEach(() => {
  onServer = []
  refused = undefined
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const file = body instanceof FormData ? body.get('file') : null
    if (file instanceof File && refused === file.name) {
      return Response.json({ error: 'No such kind.', code: 'file_kind' }, { status: 422 })
    }
    if (file instanceof File) onServer = [...onServer, stored(file.name)]
    if (method === 'DELETE') onServer = onServer.filter(({ _id }) => !path.endsWith(_id))
    return Response.json(onServer)
  })
})

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const open = async () => {
  renderAt('/', <Files taskId="t1">Below</Files>)
  return screen.findByRole('region', { name: 'Files' })
}

test('row 91: files are dropped or pasted, and listed with size, person and day', async () => {
  const region = await open()
  fireEvent.drop(region, {
    dataTransfer: { types: ['Files'], files: [pdf('a.pdf'), pdf('b.pdf')] },
  })
  await screen.findByRole('button', { name: 'b.pdf' })
  fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files: [pdf('shot.png')] } })
  await screen.findByRole('button', { name: 'shot.png' })
  const [first] = within(region).getAllByRole('listitem')
  expect(first?.textContent).toContain('2 KB · Anna Berg · 02.11.2026')
})

test('a file that is refused is named and keeps no other from being added', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const region = await open()
  refused = 'a.exe'
  fireEvent.drop(region, {
    dataTransfer: { types: ['Files'], files: [pdf('a.exe'), pdf('b.pdf')] },
  })
  await screen.findByRole('button', { name: 'b.pdf' })
  expect(screen.queryByRole('button', { name: 'a.exe' })).toBeNull()
})

test('a file is deleted after a question, by those who may', async () => {
  const user = userEvent.setup()
  onServer = [stored('mine.pdf', { canDelete: true }), stored('theirs.pdf')]
  await open()
  expect(screen.queryByRole('button', { name: 'Delete theirs.pdf' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete mine.pdf' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'mine.pdf' })).toBeNull())
})
