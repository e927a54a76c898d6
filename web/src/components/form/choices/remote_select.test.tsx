import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listQuery } from '@/lib/server/queries'
import { renderAt } from '../../../../tests/render'
import { RemoteSelect } from './remote_select'

const ROWS = [
  { _id: 'a', name: 'Anna' },
  { _id: 'b', name: 'Bert' },
]

test('a searching select says whether it is open, which list it has and what Enter takes', async () => {
  const onSelect = vi.fn()
  vi.stubGlobal('fetch', async () => Response.json(ROWS))
  renderAt(
    '/',
    <RemoteSelect
      label="Client"
      chosen=""
      onSelect={onSelect}
      search={(query) => listQuery('/api/clients', query)}
      titleOf={({ name }) => name}
    />
  )
  const field = screen.getByRole('combobox', { name: 'Client' })
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(field.hasAttribute('aria-controls')).toBe(false)

  await userEvent.click(field)
  const anna = await screen.findByRole('option', { name: 'Anna' })
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(anna.id))
  expect(field.getAttribute('aria-expanded')).toBe('true')
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  expect(list?.getAttribute('role')).toBe('listbox')

  await userEvent.keyboard('{ArrowDown}')
  const bert = screen.getByRole('option', { name: 'Bert' })
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(bert.id))
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledWith(ROWS[1])
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
})

test('the first down arrow stays on the match that Enter would take', async () => {
  const [onSelect, onOwn] = [vi.fn(), vi.fn()]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(ROWS.slice(0, 1))
  })
  renderAt(
    '/',
    <RemoteSelect
      label="Client"
      chosen=""
      onSelect={onSelect}
      search={(query) => listQuery('/api/clients', query)}
      titleOf={({ name }) => name}
      own={{ label: (name) => `One-off ${name}`, onSelect: onOwn }}
    />
  )
  const field = screen.getByRole('combobox', { name: 'Client' })
  await userEvent.type(field, 'An')
  await waitFor(() => expect(asked.at(-1)).toContain('search=An'))
  await screen.findByRole('option', { name: 'Anna' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith(ROWS[0]))
  await userEvent.type(field, 'Ann')
  await waitFor(() => expect(asked.at(-1)).toContain('search=Ann'))
  await screen.findByRole('option', { name: 'One-off Ann' })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(onOwn).toHaveBeenCalledWith('Ann'))
})

test('the record that asks is not offered', async () => {
  vi.stubGlobal('fetch', async () => Response.json(ROWS))
  renderAt(
    '/',
    <RemoteSelect
      label="Client"
      chosen=""
      onSelect={vi.fn()}
      without="a"
      search={(query) => listQuery('/api/clients', query)}
      titleOf={({ name }) => name}
    />
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Client' }))
  await screen.findByRole('option', { name: 'Bert' })
  expect(screen.queryByRole('option', { name: 'Anna' })).toBeNull()
})

test('where none is an answer, the chosen one is taken away by a button or by emptying the field', async () => {
  const onClear = vi.fn()
  vi.stubGlobal('fetch', async () => Response.json(ROWS))
  renderAt(
    '/',
    <RemoteSelect
      label="Client"
      chosen="Anna"
      onSelect={vi.fn()}
      onClear={onClear}
      search={(query) => listQuery('/api/clients', query)}
      titleOf={({ name }) => name}
    />
  )
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onClear).toHaveBeenCalledOnce()
  await userEvent.clear(screen.getByRole('combobox', { name: 'Client' }))
  await userEvent.tab()
  expect(onClear).toHaveBeenCalledTimes(2)
})
