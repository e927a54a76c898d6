import { Notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { recordQuery } from '@/lib/server/queries'
import { renderAt } from '../../../../tests/render'
import type { SendAnswer } from '../mail'
import { SendDialog } from './send_dialog'

const PROPOSED = {
  to: ['eva@example.test'],
  cc: [],
  people: [
    { name: 'Eva', email: 'eva@example.test', role: 'Office', bouncedAt: null },
    { name: 'Uwe', email: 'uwe@example.test', role: '', bouncedAt: '2026-11-02T08:00:00.000Z' },
  ],
  subject: 'Invoice RE-1',
  message: 'Hello ',
  language: 'en',
  variables: [{ name: 'open', label: 'Amount open', value: '€1,190.00' }],
  files: [{ name: 'Invoice-RE-1.pdf', isEInvoice: true }],
  hasSignature: true,
  isSending: true,
}

function open(proposed: object = PROPOSED, mail: SendAnswer['mail'] = 'queued') {
  vi.stubGlobal('fetch', async () => Response.json(proposed))
  const send = vi.fn(async () => ({ mail }))
  const onClose = vi.fn()
  function Asking() {
    const query = recordQuery('/api/invoices/:id/send', { params: { id: 'a1' } })
    return <SendDialog title="Send RE-1" proposed={useQuery(query)} send={send} onClose={onClose} />
  }
  renderAt(
    '/',
    <>
      <Notifications />
      <Asking />
    </>
  )
  return { send, onClose }
}

const field = (name: string) => screen.findByRole('textbox', { name })

test('sends what is proposed to the proposed people, with the files named', async () => {
  const { send, onClose } = open()
  await screen.findByText(/Invoice-RE-1\.pdf/)
  expect(screen.getByText('Your signature follows.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(send).toHaveBeenCalledWith({
    to: ['eva@example.test'],
    cc: [],
    subject: 'Invoice RE-1',
    message: 'Hello ',
    copyToMe: false,
  })
})

test('a value of the document is put where the cursor is', async () => {
  const { send } = open()
  const message = await field('Message')
  await userEvent.click(message)
  await userEvent.click(screen.getByRole('button', { name: 'Insert a value' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Amount open/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ message: 'Hello €1,190.00' }))
})

test('names addresses that are none, and those that mails come back from', async () => {
  const { send } = open({ ...PROPOSED, to: ['uwe@example.test'] })
  await screen.findByText('E-mails to uwe@example.test have bounced since 02.11.2026.')
  await userEvent.type(screen.getByLabelText('Copy', { selector: 'input' }), 'nobody{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('nobody is not an e-mail address.')
  expect(send).not.toHaveBeenCalled()
})

test('a later moment is sent along, one that has passed is refused', async () => {
  const { send } = open()
  await userEvent.click(await screen.findByText('Later'))
  const day = screen.getByLabelText('Day')
  const time = screen.getByLabelText('Time')
  await userEvent.clear(time)
  await userEvent.type(time, '9:30')
  await userEvent.clear(day)
  await userEvent.type(day, '01.03.2031{Enter}')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  await waitFor(() => expect(send).toHaveBeenCalled())
  const sendAt = new Date('2031-03-01T09:30').toISOString()
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ sendAt }))
})

test('without a mail server it says so and offers no time', async () => {
  open({ ...PROPOSED, isSending: false })
  await screen.findByText(/does not send e-mails/)
  expect(screen.queryByText('Later')).toBeNull()
  expect(screen.getByRole('button', { name: 'Keep' })).toBeTruthy()
})

test('a mail that is put aside is reported as not sent, with the way out', async () => {
  const { onClose } = open({ ...PROPOSED, isSending: false }, 'put_aside')
  await userEvent.click(await screen.findByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  await screen.findByText(/put aside, not sent.*send the document yourself/)
})

test('a letter without a file names none', async () => {
  open({ ...PROPOSED, files: [], isSending: false })
  await screen.findByText(/does not send e-mails/)
  expect(screen.queryByText('Attachments')).toBeNull()
  expect(screen.queryByText(/PDF/)).toBeNull()
})
