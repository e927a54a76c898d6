import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import { QuestionForm } from './question_form'

const SELLER = { name: 'Atelier', email: 'hello@example.test', phone: '' }

test('a question is asked once, however often the button is pressed', async () => {
  const asked: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)))
    await promise
    return Response.json({})
  })
  renderAt('/', <QuestionForm seller={SELLER} link={{ id: 'p1', key: 'k' }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }))
  const send = screen.getByRole('button', { name: 'Send question' })
  await userEvent.click(send)
  expect(asked).toEqual([])
  await userEvent.type(screen.getByLabelText('Your name'), 'Eva')
  await userEvent.type(screen.getByLabelText('Your question'), 'When?')
  await userEvent.dblClick(send)
  resolve()
  await screen.findByText(/Atelier will answer/)
  expect(asked).toEqual([{ id: 'p1', key: 'k', name: 'Eva', question: 'When?' }])
})
