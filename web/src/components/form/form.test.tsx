import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Form } from './form'

test.each(['{Enter}', '{Control>}{Enter}'])('%s in a field saves', async (keys) => {
  const save = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  renderAt(
    '/',
    <Form onSubmit={save}>
      <input aria-label="Name" />
    </Form>
  )
  await userEvent.type(await screen.findByLabelText('Name'), keys)
  expect(save).toHaveBeenCalledOnce()
})

test('Ctrl+Enter finishes where there is more to do than saving', async () => {
  const save = vi.fn()
  const finish = vi.fn()
  renderAt(
    '/',
    <Form onSubmit={save} onFinish={finish}>
      <textarea aria-label="Text" />
    </Form>
  )
  await userEvent.type(await screen.findByLabelText('Text'), '{Control>}{Enter}')
  expect(finish).toHaveBeenCalledOnce()
  expect(save).not.toHaveBeenCalled()
})

test('entries that are back name the client they are for, and the cursor is in the first field after they are discarded', async () => {
  const discard = vi.fn()
  renderAt(
    '/',
    <Form onSubmit={vi.fn()} draft={{ isKept: true, onDiscard: discard, isFor: 'Acme GmbH' }}>
      <input aria-label="Name" />
    </Form>
  )
  await screen.findByText('Your unsaved entries for Acme GmbH are back.')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(discard).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
