import { Button } from '@mantine/core'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { Task } from '../task'
import { useDoneTogether } from './use_done_together'

const TASKS = ['First', 'Second', 'Third'].map((title) => ({ _id: title, title }) as Task)

function Page() {
  const { complete, dialog } = useDoneTogether()
  return (
    <>
      <Button onClick={() => void complete(TASKS)}>Done</Button>
      {dialog}
    </>
  )
}

test('a task that is refused is named and keeps no other from being done', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const refusal = { error: 'Somebody works on it.', code: 'busy' }
    return address.endsWith('/Second')
      ? Response.json(refusal, { status: 409 })
      : Response.json({ task: {} })
  })
  renderAt('/tasks', <Page />)
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('listitem').textContent).toBe('Second Somebody works on it.')
  expect(dialog.getByText('2 tasks are done.')).toBeTruthy()
  expect(asked.filter((address) => address.startsWith('/api/tasks/'))).toHaveLength(3)
})
