import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { Import } from '../import'
import { Faults } from './faults'

const FAULTS = [
  { row: 3, column: 'E-Mail', place: 2, value: 'bert', isWhole: true, message: 'No e-mail.' },
  { row: 4, column: '', place: null, value: '', isWhole: true, message: 'The name is missing.' },
]

let sent: unknown[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(FAULTS)
    sent.push([method, path, JSON.parse(String(body))])
    return Response.json({ _id: 'i1' })
  })
})

const show = (state: Import['state']) =>
  renderAt('/imports/i1', <Faults record={{ _id: 'i1', state } as Import} />)

test('a faulty cell is corrected in its row and checked again', async () => {
  show('checked')
  const cell = await screen.findByLabelText(/3, E-Mail$/)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await userEvent.clear(cell)
  await userEvent.type(cell, 'b@c.de')
  await userEvent.click(screen.getByRole('button', { name: 'Check again with 1 correction' }))
  const cells = [{ row: 3, column: 2, value: 'b@c.de' }]
  await waitFor(() => expect(sent).toEqual([['PUT', '/api/imports/i1/cells', { cells }]]))
})

test('after the import the faults are only read', async () => {
  show('done')
  await screen.findByText('No e-mail.')
  expect(screen.queryByRole('textbox')).toBeNull()
})
