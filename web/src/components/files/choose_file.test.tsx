import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { FileDrop } from './file_drop'

test('a file that was corrected on the disk can be chosen again', async () => {
  const send = vi.fn()
  renderAt('/', <FileDrop accept=".csv" label="Choose" hint="Or drop it" onFile={send} />)
  await screen.findByRole('button', { name: 'Choose' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('No input for files')
  const file = new File(['a'], 'statement.csv')
  await userEvent.upload(input, file)
  await userEvent.upload(input, file)
  expect(send.mock.calls).toEqual([[file], [file]])
})
