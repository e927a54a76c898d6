import { fireEvent, screen, waitFor } from '@testing-library/react'
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

test('a step is dragged by its grip to its new place', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(['Call', 'Write', 'Send'].map(step))
    sent.push([path, JSON.parse(String(body))])
    return Response.json(['Write', 'Send', 'Call'].map(step))
  })
  const { container } = renderAt('/', <Checklist taskId="t1" />)
  await screen.findByDisplayValue('Send')
  const steps = [...container.querySelectorAll<HTMLElement>('[data-card]')]
  for (const [index, one] of steps.entries()) {
    one.getBoundingClientRect = () => new DOMRect(0, index * 40, 300, 40)
  }
  document.elementsFromPoint = () => steps
  HTMLElement.prototype.setPointerCapture = () => {}
  const grip = steps[0]?.querySelector('[data-grip]')
  if (!grip) throw new Error('The step has no grip.')
  fireEvent.pointerDown(grip, { button: 0, buttons: 1, clientX: 5, clientY: 20 })
  fireEvent.pointerMove(grip, { buttons: 1, clientX: 5, clientY: 110 })
  fireEvent.pointerUp(grip, { clientX: 5, clientY: 110 })
  await waitFor(() => expect(sent).toEqual([['/api/checklist-items/Call', { position: 2 }]]))
})
