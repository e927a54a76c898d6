import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { DropArea } from './drop_area'
import { FileDrop } from './file_drop'

test('a statement that is dropped on the field of the empty page is sent once', () => {
  const send = vi.fn()
  renderAt(
    '/',
    <DropArea onFiles={send}>
      <p>List</p>
      <FileDrop accept=".xml" label="Choose" hint="Or drop it here" onFile={send} />
    </DropArea>
  )
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'a.xml')] }
  fireEvent.drop(screen.getByText('Or drop it here'), { dataTransfer })
  expect(send).toHaveBeenCalledTimes(1)
  fireEvent.drop(screen.getByText('List'), { dataTransfer })
  expect(send).toHaveBeenCalledTimes(2)
})
