import { Button, Menu } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/render'
import { ConfirmDialog } from './confirm_dialog'
import { Dialog } from './dialog'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Send</Button>
      <Menu>
        <Menu.Target>
          <Button>More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setIsOpen(true)}>Send later</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <Dialog title="Sending" onClose={() => setIsOpen(false)}>
          <input data-autofocus />
        </Dialog>
      )}
    </>
  )
}

const focused = () => document.activeElement?.textContent

test('a dialog gives the focus back to the button that opened it', async () => {
  renderAt('/', <Opener />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(focused()).toBe('Send'))
})

test('opened from a menu, it gives the focus back to the button of the menu', async () => {
  renderAt('/', <Opener />)
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send later' }))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(focused()).toBe('More'))
})

function Asker() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Cancel RE-1</Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title="Cancel?"
          verb="Yes"
          onConfirm={() => {}}
          onCancel={() => setIsAsking(false)}
        >
          For good.
        </ConfirmDialog>
      )}
    </>
  )
}

test('so does a question that is rendered on a click', async () => {
  renderAt('/', <Asker />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel RE-1' }))
  await waitFor(() => expect(focused()).toBe('Yes'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(focused()).toBe('Cancel RE-1'))
})
