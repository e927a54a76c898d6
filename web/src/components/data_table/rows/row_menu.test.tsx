import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { RowMenu } from './row_menu'

const onSelect = vi.fn()
const actions = [{ label: 'Archive', onSelect }]
const dots = () => screen.getByRole('button', { name: 'Actions for Anna' })

test('the first click opens the menu, and Escape gives the focus back to its button', async () => {
  renderAt('/clients', <RowMenu row="row of Anna" name="Anna" actions={actions} />)
  expect(dots().getAttribute('aria-haspopup')).toBe('menu')
  await userEvent.click(dots())
  await screen.findByRole('menuitem', { name: 'Archive' })
  expect(dots().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(dots()))
})

test('the keyboard opens it and chooses, and it opens again', async () => {
  renderAt('/clients', <RowMenu row="row of Anna" name="Anna" actions={actions} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Archive' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith('row of Anna'))
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  await userEvent.click(dots())
  expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeTruthy()
})

test('a row that nothing can be done with has no menu', () => {
  renderAt('/clients', <RowMenu row="row of Anna" name="Anna" actions={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
})
