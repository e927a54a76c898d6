import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import { NewProposal } from './new_proposal'

test('a proposal that was begun and left is there again', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const open = () => renderAt('/proposal?new=1', <NewProposal isOpen onClose={() => {}} />)
  open()
  await userEvent.type(await screen.findByLabelText('Title'), 'New roof')
  cleanup()
  open()
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('New roof')
})
