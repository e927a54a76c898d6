import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { Checklist } from './checklist'

const step = (title: string) => ({ _id: title, title, done: false })

/** A server that answers the next change when it is released. */
function slowServer(answer: () => Response) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json([])
    await isReleased
    return answer()
  })
  return () => release()
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Add a step' })

test('the next step is typed while the one before is saved', async () => {
  const user = userEvent.setup()
  const release = slowServer(() => Response.json([step('Call')], { status: 201 }))
  renderAt('/', <Checklist taskId="t1" />)
  await user.type(await field(), 'Call{Enter}Write')
  release()
  await screen.findByDisplayValue('Call')
  expect((await field()).value).toBe('Write')
})

test('a step that is refused comes back into the field', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const user = userEvent.setup()
  const release = slowServer(() =>
    Response.json({ error: 'No.', code: 'validation_failed' }, { status: 422 })
  )
  renderAt('/', <Checklist taskId="t1" />)
  await user.type(await field(), 'Call{Enter}Write')
  release()
  await waitFor(async () => expect((await field()).value).toBe('Call Write'))
})
