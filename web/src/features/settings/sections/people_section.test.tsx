import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { PeopleSection } from './people_section'

const REFUSED = { error: 'Please check your entries.', code: 'not_valid', requestId: 'r-1' }
const INVITATIONS = '/api/employees/invitations'
const URL_OF_LINK = 'https://kontor.test/register#k'
const LEA = {
  ...{ _id: 'e1', name: 'Lea Kraus', email: 'lea@example.org', role: 'member', mail: 'sent' },
  ...{ invitedAt: '2026-11-20T08:00:00Z', expiresAt: '2026-11-27T08:00:00Z', isOver: false },
}

let role: 'owner' | 'member'
let sent: unknown[]
let refuses: boolean
let isSending: boolean
let invitations: object[]

beforeEach(() => {
  role = 'owner'
  sent = []
  refuses = false
  isSending = true
  invitations = []
  vi.stubGlobal('fetch', async (path: string, { body, method }: RequestInit) => {
    if (path === '/api/auth/me') return Response.json({ role, isEmployee: false })
    if (path === '/api/people') return Response.json([{ _id: 'u1', name: 'Jana Vogt' }])
    if (method === 'GET') return Response.json({ isSending, invitations })
    sent.push({ method, path, ...(body && { body: JSON.parse(String(body)) }) })
    const fields = [{ field: 'email', rule: 'email', message: 'This is no address.' }]
    if (refuses) return Response.json({ ...REFUSED, fields }, { status: 422 })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ message: 'done', url: isSending ? null : URL_OF_LINK }, { status: 201 })
  })
})

async function invite(verb = 'Send invitation') {
  renderAt('/settings?section=people', <PeopleSection />)
  await screen.findByText('Jana Vogt')
  await userEvent.type(await screen.findByLabelText('Name'), 'Tim Beck')
  await userEvent.type(screen.getByLabelText('Email'), 'tim@example.org')
  await userEvent.click(screen.getByRole('button', { name: verb }))
}

test('the owner invites somebody, as an employee unless more is chosen', async () => {
  await invite()
  const body = { name: 'Tim Beck', email: 'tim@example.org', role: 'employee' }
  await waitFor(() => expect(sent).toEqual([{ method: 'POST', path: INVITATIONS, body }]))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', ''))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a mail server the owner gets the link, and nothing is said to be on its way', async () => {
  isSending = false
  await invite('Make link')
  const dialog = await screen.findByRole('dialog', { name: 'Invitation link for Tim Beck' })
  expect(within(dialog).getByDisplayValue(URL_OF_LINK)).toBeDefined()
  expect(screen.queryByText(/on its way/)).toBeNull()
})

test('an open invitation is sent again, or withdrawn once that was asked', async () => {
  invitations = [LEA]
  renderAt('/settings?section=people', <PeopleSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send again to Lea Kraus' }))
  await waitFor(() => expect(sent).toEqual([{ method: 'POST', path: `${INVITATIONS}/e1/resend` }]))
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw the invitation/ }))
  expect(sent).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(sent[1]).toEqual({ method: 'DELETE', path: `${INVITATIONS}/e1` }))
})

test('an invitation that is over, or whose mail came back, says so', async () => {
  invitations = [
    { ...LEA, isOver: true },
    { ...LEA, _id: 'e2', name: 'Tim Beck', mail: 'bounced' },
  ]
  renderAt('/settings?section=people', <PeopleSection />)
  await screen.findByText(/Expired on/)
  await screen.findByText(/E-mail did not arrive/)
})

test('an address that is refused is told beside its field, and nothing is lost', async () => {
  refuses = true
  await invite()
  await screen.findByText('This is no address.')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Tim Beck')
})

test('who is no owner sees the people and invites nobody', async () => {
  role = 'member'
  renderAt('/settings?section=people', <PeopleSection />)
  await screen.findByText('Jana Vogt')
  await screen.findByText('Only the owner can invite people.')
  expect(screen.queryByLabelText('Email')).toBeNull()
})
