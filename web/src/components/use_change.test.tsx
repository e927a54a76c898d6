import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderAt } from '../../tests/render'
import { useChange } from './use_change'

function Rows({ send }: { send: (id: string) => Promise<void> }) {
  const { mutate } = useChange({ change: send, affects: ['/api/items'] })
  return ['a', 'b'].map((id) => (
    <button key={id} type="button" onClick={() => mutate(id)}>
      {id}
    </button>
  ))
}

test('a double click sends a change once, and other changes beside it', async () => {
  let answer = () => {}
  const sent: string[] = []
  const send = (id: string) => {
    sent.push(id)
    return new Promise<void>((resolve) => {
      answer = resolve
    })
  }
  renderAt('/', <Rows send={send} />)
  await userEvent.click(await screen.findByText('b'))
  await userEvent.dblClick(screen.getByText('a'))
  expect(sent).toEqual(['b', 'a'])
  answer()
  await waitFor(async () => {
    await userEvent.click(screen.getByText('a'))
    expect(sent).toEqual(['b', 'a', 'a'])
  })
})
