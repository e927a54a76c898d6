import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { OwnMailServer } from './own_mail_server'

afterEach(() => vi.unstubAllGlobals())

const NONE = {
  host: null,
  port: null,
  security: null,
  username: null,
  hasPassword: false,
  fromAddress: null,
  outage: null,
}
const SET = {
  host: 'smtp.nord.example',
  port: 587,
  security: 'starttls' as const,
  username: 'post',
  hasPassword: true,
  fromAddress: 'post@nord.example',
  outage: null,
}
const OUTAGE = {
  since: '2026-11-30T09:15:00.000Z',
  explanation: 'The mail server rejects the user name and password. Its answer: 535 no',
  waitingCount: 3,
}

/** @returns the requests that changed something */
function open(
  server: Parameters<typeof OwnMailServer>[0]['server'],
  answer: () => Response = () => Response.json(SET)
) {
  const sent: { method: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ method, body: body ? JSON.parse(String(body)) : undefined })
    return answer()
  })
  renderAt('/settings', <OwnMailServer server={server} />)
  return sent
}

test('an owner enters a server, whose port follows the encryption', async () => {
  const sent = open(NONE)
  await userEvent.click(await screen.findByRole('button', { name: 'Set up own mail server' }))
  await userEvent.type(await screen.findByLabelText('Mail server (SMTP)'), 'smtp.nord.example')
  await userEvent.click(screen.getByText('TLS (465)'))
  await userEvent.type(screen.getByLabelText('User name'), 'post')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.type(screen.getByLabelText('Sender address'), 'post@nord.example')
  await userEvent.click(screen.getByRole('button', { name: 'Check and save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    method: 'PUT',
    body: {
      host: 'smtp.nord.example',
      port: 465,
      security: 'tls',
      username: 'post',
      password: 'secret',
      fromAddress: 'post@nord.example',
    },
  })
})

test('a refused sign-in is shown at the password, and nothing is lost', async () => {
  const message = 'The mail server refuses user name and password. It answers: 535 no'
  open(SET, () =>
    Response.json(
      {
        error: message,
        code: 'mail_server_sign_in',
        fields: [{ field: 'password', message, rule: 'mail_server_sign_in' }],
      },
      { status: 422 }
    )
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Check and save' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Mail server (SMTP)').value).toBe(SET.host)
})

test('a server in use is named, and removing it is asked first', async () => {
  const sent = open(SET, () => new Response(null, { status: 204 }))
  expect(
    await screen.findByText('E-mails go through smtp.nord.example and come from post@nord.example.')
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(sent).toEqual([])
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', body: undefined }]))
})

test('a server that fails says since when, why and what waits, and a test asks again', async () => {
  const sent = open({ ...SET, outage: OUTAGE }, () => Response.json({ to: 'me@nord.example' }))
  const alert = (await screen.findByRole('alert')).textContent
  expect(alert).toContain('Not accepting e-mails since 30.11.2026')
  expect(alert).toContain('Its answer: 535 no')
  expect(alert).toContain('E-mails waiting: 3.')
  await userEvent.click(screen.getByRole('button', { name: 'Send a test to me' }))
  await waitFor(() => expect(sent[0]).toEqual({ method: 'POST', body: undefined }))
})
