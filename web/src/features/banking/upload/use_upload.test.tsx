import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { useUpload } from './use_upload'

function Upload() {
  const { send } = useUpload()
  const file = new File(['a'], 'a.csv')
  return (
    <button type="button" onClick={() => send(file, ['bookedOn', 'amount'])}>
      Read
    </button>
  )
}

test('a double click sends a statement once', async () => {
  const sent = vi.fn()
  let answer = () => {}
  vi.stubGlobal('fetch', (path: string) => {
    sent(path)
    return new Promise((resolve) => {
      answer = () => resolve(Response.json({ added: 0, known: 1, statements: [] }))
    })
  })
  renderAt('/bank', <Upload />)
  await userEvent.dblClick(await screen.findByText('Read'))
  expect(sent).toHaveBeenCalledTimes(1)
  answer()
  await waitFor(async () => {
    await userEvent.click(screen.getByText('Read'))
    expect(sent).toHaveBeenCalledTimes(2)
  })
})
