import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component as PeoplePage } from './pages/people_page'

const REFUSED = { error: 'Please check your entries.', code: 'not_valid', requestId: 'r-1' }
const INVITATIONS = '/api/employees/invitations'
const URL_OF_LINK = 'https://kontor.test/register#k'
const LEA = {
  _id: 'e1',
  name: 'Lea Kraus',
  email: 'lea@example.org',
  role: 'member',
  status: 'invited',
  createdAt: '2026-11-20T08:00:00Z',
  lastSignInAt: null,
  invitation: { expiresAt: '2026-11-27T08:00:00Z', isOver: false, mail: 'sent' },
}

const JANA = {
  _id: 'u1',
  name: 'Jana Vogt',
  email: 'jana@example.org',
  role: 'owner',
  status: 'active',
  createdAt: '2026-01-05T08:00:00Z',
  lastSignInAt: null,
  invitation: null,
}
const TIM = {
  _id: 'u2',
  name: 'Tim Beck',
  email: 'tim@example.org',
  role: 'employee',
  status: 'active',
  createdAt: '2026-02-05T08:00:00Z',
  lastSignInAt: '2026-11-24T07:30:00Z',
  invitation: null,
}

const WORK = [
  {
    _id: 'u1',
    projects: [{ _id: 'p1', name: 'Web shop' }],
    running: null,
    weekSeconds: 45_000,
    monthSeconds: 90_000,
    weekTarget: 144_000,
    monthBalance: -3600,
    billableShare: 75,
  },
]

let role: 'owner' | 'member'
let sent: unknown[]
let refuses: boolean
let isSending: boolean
let people: object[]
let absences: object[]
let asked: string[]
let openWork: object[]
let leftWork: object[]

beforeEach(() => {
  role = 'owner'
  sent = []
  refuses = false
  isSending = true
  asked = []
  people = [JANA]
  absences = []
  openWork = []
  leftWork = []
  vi.stubGlobal('fetch', async (path: string, { body, method }: RequestInit) => {
    if (path === '/api/auth/me') return Response.json({ id: 'u1', role, isEmployee: false })
    if (path === INVITATIONS && method === 'GET') {
      return Response.json({ isSending, invitations: [] })
    }
    if (path.startsWith('/api/absences') && method === 'GET') return Response.json(absences)
    if (path.startsWith('/api/weeks') && method === 'GET') return Response.json([])
    if (path === '/api/employees/work') return Response.json(WORK)
    if (path === '/api/people') return Response.json([JANA, TIM])
    if (path === '/api/employees/left-work') return Response.json(leftWork)
    if (path === '/api/employees/u2/open-work') return Response.json(openWork)
    if (method === 'GET') {
      asked.push(path)
      return Response.json(people)
    }
    sent.push({ method, path, ...(body && { body: JSON.parse(String(body)) }) })
    const fields = [{ field: 'email', rule: 'email', message: 'This is no address.' }]
    if (refuses) return Response.json({ ...REFUSED, fields }, { status: 422 })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    if (path.startsWith('/api/employees/u2')) return Response.json(TIM)
    return Response.json({ message: 'done', url: isSending ? null : URL_OF_LINK }, { status: 201 })
  })
})

async function invite(verb = 'Send invitation') {
  renderAt('/employees?new=1', <PeoplePage />)
  await screen.findByText('Jana Vogt')
  await userEvent.type(await screen.findByLabelText('Name'), 'Tim Beck')
  await userEvent.type(screen.getByLabelText('Email'), 'tim@example.org')
  await userEvent.click(screen.getByRole('button', { name: verb }))
}

test('the owner invites somebody, as an employee unless more is chosen', async () => {
  await invite()
  const body = { name: 'Tim Beck', email: 'tim@example.org', role: 'employee' }
  await waitFor(() => expect(sent).toEqual([{ method: 'POST', path: INVITATIONS, body }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without a mail server the owner gets the link, and nothing is said to be on its way', async () => {
  isSending = false
  await invite('Make link')
  const dialog = await screen.findByRole('dialog', { name: 'Invitation link for Tim Beck' })
  expect(within(dialog).getByDisplayValue(URL_OF_LINK)).toBeDefined()
  expect(screen.queryByText(/on its way/)).toBeNull()
})

test('an open invitation is in the list, sent again, or withdrawn once that was asked', async () => {
  people = [JANA, LEA]
  renderAt('/employees', <PeoplePage />)
  await screen.findByText('Invited')
  expect(screen.queryByRole('link', { name: 'Lea Kraus' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /actions/i }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send again' }))
  await waitFor(() => expect(sent).toEqual([{ method: 'POST', path: `${INVITATIONS}/e1/resend` }]))
  await userEvent.click(screen.getByRole('button', { name: /actions/i }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }))
  expect(sent).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(sent[1]).toEqual({ method: 'DELETE', path: `${INVITATIONS}/e1` }))
})

test('an invitation that is over, or whose mail came back, says so', async () => {
  people = [
    { ...LEA, invitation: { ...LEA.invitation, isOver: true } },
    { ...LEA, _id: 'e2', name: 'Tim Beck', invitation: { ...LEA.invitation, mail: 'bounced' } },
  ]
  renderAt('/employees', <PeoplePage />)
  await screen.findByText('expired on 27.11.2026')
  await screen.findByText('Email did not arrive')
})

test('the list is asked for a role and for who is under the target hours', async () => {
  renderAt('/employees', <PeoplePage />)
  await screen.findByText('Jana Vogt')
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await userEvent.selectOptions(await screen.findByLabelText('Role'), 'employee')
  await userEvent.selectOptions(screen.getByLabelText('Target hours'), 'under')
  await waitFor(() =>
    expect(asked.at(-1)).toMatch(/\/api\/employees\?(?=.*role=employee)(?=.*target=under)/)
  )
  expect(asked.at(-1)).toContain('invited=true')
})

test('a refused address is reported at its field, and the input is kept', async () => {
  refuses = true
  await invite()
  await screen.findByText('This is no address.')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Tim Beck')
})

test('a member sees the people, and neither invites nor deactivates anybody', async () => {
  role = 'member'
  people = [JANA, TIM]
  renderAt('/employees', <PeoplePage />)
  await screen.findByText('Tim Beck')
  await screen.findByText('Only the owner can invite people.')
  expect(screen.queryByRole('link', { name: 'Invite someone' })).toBeNull()
  expect(screen.queryByRole('button', { name: /actions/i })).toBeNull()
  expect(screen.queryByText('Last sign-in')).toBeNull()
})

async function choose(action: string) {
  renderAt('/employees', <PeoplePage />)
  await screen.findByText('Tim Beck')
  await userEvent.click(screen.getByRole('button', { name: /actions/i }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

test('somebody else is deactivated once that was confirmed', async () => {
  people = [JANA, TIM]
  await choose('Deactivate')
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate Tim Beck?' })
  expect(sent).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'POST', path: '/api/employees/u2/deactivate', body: { successorId: null } },
    ])
  )
})

test('the dialog names unfinished work and hands it over to a successor', async () => {
  people = [JANA, TIM]
  openWork = [
    { type: 'project', count: 2 },
    { type: 'task', count: 1 },
    { type: 'deliveryNote', count: 0 },
  ]
  await choose('Deactivate')
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate Tim Beck?' })
  await within(dialog).findByText('Not finished yet: 2 projects, 1 task.')
  await userEvent.click(within(dialog).getByRole('combobox'))
  expect(screen.queryByRole('option', { name: 'Tim Beck' })).toBeNull()
  await userEvent.click(await screen.findByRole('option', { name: 'Jana Vogt' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
  const body = { successorId: 'u1' }
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'POST', path: '/api/employees/u2/deactivate', body }])
  )
})

test('the open work of a former member is handed over', async () => {
  people = [JANA]
  leftWork = [{ _id: 'u2', name: 'Former member #1', work: [{ type: 'task', count: 2 }] }]
  renderAt('/employees', <PeoplePage />)
  await screen.findByText('2 tasks')
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }))
  const name = 'Hand over the open work of Former member #1?'
  const dialog = await screen.findByRole('dialog', { name })
  const button = within(dialog).getByRole('button', { name: 'Hand over' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.click(within(dialog).getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: 'Jana Vogt' }))
  await userEvent.click(button)
  const body = { successorId: 'u1' }
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'POST', path: '/api/employees/u2/handovers', body }])
  )
})

test('somebody who was deactivated is let in again with one click', async () => {
  people = [JANA, { ...TIM, status: 'deactivated' }]
  await choose('Reactivate')
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'POST', path: '/api/employees/u2/reactivate' }])
  )
})

test('a role is changed to another one', async () => {
  people = [JANA, TIM]
  await choose('Change role')
  const dialog = await screen.findByRole('dialog', { name: 'Role of Tim Beck' })
  const button = within(dialog).getByRole('button', { name: 'Change role' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Owner/ }))
  await userEvent.click(button)
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'PUT', path: '/api/employees/u2', body: { role: 'owner' } }])
  )
})

test('an absence that waits for a decision is approved with one click', async () => {
  absences = [
    {
      _id: 'a1',
      userId: 'u2',
      userName: 'Tim Beck',
      kind: 'holiday',
      status: 'requested',
      from: '2026-12-14',
      to: '2026-12-18',
      note: '',
    },
  ]
  renderAt('/employees', <PeoplePage />)
  await screen.findByText(/Holiday · 14.12.2026 – 18.12.2026/)
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(sent).toEqual([{ method: 'POST', path: '/api/absences/a1/approve' }]))
})

test('the list shows the hours of the week against the target, and the billable share', async () => {
  renderAt('/employees', <PeoplePage />)
  expect(await screen.findByText('12:30')).toBeTruthy()
  expect(screen.getByText('/ 40:00 h')).toBeTruthy()
  expect(screen.getByText('75%')).toBeTruthy()
})
