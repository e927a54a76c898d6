import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { SendDocument } from './send_document'

const mailTo = (address: string) => ({
  to: [address],
  cc: [],
  people: [],
  subject: 'Invoice RE-1',
  message: 'Hello',
  language: 'en',
  variables: [],
  files: [],
  hasSignature: false,
  isSending: true,
})

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <SendDocument
          path="/api/estimates/:id/send"
          id="e1"
          title="Send"
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

test('a mail is proposed to the address that the client has now', async () => {
  let address = 'old@example.test'
  vi.stubGlobal('fetch', async () => Response.json(mailTo(address)))
  renderAt('/', <Opener />)
  await userEvent.click(await screen.findByText('Open'))
  await screen.findByText('old@example.test')
  await userEvent.keyboard('{Escape}')
  address = 'new@example.test'
  await userEvent.click(screen.getByText('Open'))
  expect(await screen.findByText('new@example.test')).toBeDefined()
  expect(screen.queryByText('old@example.test')).toBeNull()
})
