import { useHotkeys } from '@mantine/hooks'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useKeySequences } from './key_sequence'

const go = vi.fn()
const approve = vi.fn()

function Page() {
  useKeySequences({ 'g a': go })
  useHotkeys([['a', approve]])
  return null
}

test('the second key of a sequence is not also a key of the page', async () => {
  render(<Page />)
  await userEvent.keyboard('ga')
  expect(go).toHaveBeenCalledOnce()
  expect(approve).not.toHaveBeenCalled()
  await userEvent.keyboard('a')
  expect(approve).toHaveBeenCalledOnce()
})
