import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { PeopleSection } from './people_section'

const REFUSED = { error: 'Please check your entries.', code: 'not_valid', requestId: 'r-1' }

let role: 'owner' | 'member'
let sent: unknown[]
let refuses: boolean

beforeEach(() => {
  role = 'owner'
  sent = []
  refuses = false
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/auth/me') return Response.json({ role, isEmployee: false })
    if (path === '/api/people') return Response.json([{ _id: 'u1', name: 'Jana Vogt' }])
    sent.push({ path, body: JSON.parse(String(body)) })
    const fields = [{ field: 'email', rule: 'email', message: 'This is no address.' }]
    if (refuses) return Response.json({ ...REFUSED, fields }, { status: 422 })
    return Response.json({ message: 'done' }, { status: 201 })
  })
})

async function invite() {
  renderAt('/settings?section=people', <PeopleSection />)
  await screen.findByText('Jana Vogt')
  await userEvent.type(await screen.findByLabelText('Name'), 'Tim Beck')
  await userEvent.type(screen.getByLabelText('Email'), 'tim@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
}

test('the owner invites somebody, as an employee unless more is chosen', async () => {
  await invite()
  const body = { name: 'Tim Beck', email: 'tim@example.org', role: 'employee' }
  await waitFor(() => expect(sent).toEqual([{ path: '/api/employees/invitations', body }]))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', ''))
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
  await screen.findByText('Only the owner invites people.')
  expect(screen.queryByLabelText('Email')).toBeNull()
})
