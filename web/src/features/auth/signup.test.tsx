import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component as SignupPage } from './pages/signup_page'
import { Component as SuperAdminLoginPage } from './pages/super_admin_login_page'
import { withTexts } from './use_texts'

const answer = vi.fn<typeof fetch>()

beforeAll(withTexts(async () => {}))
beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  answer.mockReset()
})

async function send() {
  await userEvent.type(await screen.findByLabelText('Company name'), 'Nordwind')
  await userEvent.type(screen.getByLabelText('Email'), 'jana@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'too short')
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
}

const refuse = (field?: string) => {
  const error = 'The password is too short.'
  const fields = field ? [{ field, message: error, rule: 'password_too_short' }] : undefined
  answer.mockImplementation(async () =>
    Response.json({ error, code: 'x', fields }, { status: 422 })
  )
  return error
}

test('a refusal is shown once, at the field that it is about', async () => {
  const error = refuse('password')
  renderAt('/signup', <SignupPage />)
  await send()
  const shown = await screen.findAllByText(error)
  expect(shown).toHaveLength(1)
  expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toContain(shown[0]!.id)
})

test.each([undefined, 'userName'])(
  'a refusal about no field of the form (%s) is shown above it',
  async (field) => {
    const error = refuse(field)
    renderAt('/signup', <SignupPage />)
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(error)
    expect(screen.getAllByText(error)).toHaveLength(1)
  }
)

const answerWith = (replies: Record<string, unknown>) =>
  answer.mockImplementation(async (path) => {
    const [, reply] = Object.entries(replies).find(([end]) => String(path).endsWith(end)) ?? []
    return Response.json(reply)
  })

test('while registration is closed, a sentence is shown in place of the form', async () => {
  answerWith({ '/auth/registration': { registration: 'closed' } })
  renderAt('/signup', <SignupPage />)
  await screen.findByText(/Registration is closed here/)
  expect(screen.queryByLabelText('Company name')).toBeNull()
})

test('by invitation, the link of the operator opens the form with its address and sends its key', async () => {
  answerWith({
    '/auth/registration': { registration: 'invitation' },
    '/auth/links/show': { purpose: 'registration', email: 'jana@example.org', isApproved: true },
    '/auth/signup': { message: '', isApproved: true },
  })
  renderAt('/signup#a-key', <SignupPage />)
  const email = await screen.findByLabelText('Email')
  expect(email).toHaveProperty('value', 'jana@example.org')
  expect(email).toHaveProperty('readOnly', true)
  await userEvent.type(screen.getByLabelText('Company name'), 'Nordwind')
  await userEvent.type(screen.getByLabelText('Password'), 'seven blue chairs')
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
  await screen.findByText('Your company is registered and approved. You can sign in now.')
  const [, request] = answer.mock.calls.at(-1) ?? []
  expect(JSON.parse(String(request?.body))).toMatchObject({ invitation: 'a-key' })
})

test('by invitation and without a link, a sentence says where to get one', async () => {
  answerWith({ '/auth/registration': { registration: 'invitation' } })
  renderAt('/signup', <SignupPage />)
  await screen.findByText(/Registration is by invitation here/)
})

test('the sign-in of super admins leads to the forgotten password', async () => {
  renderAt('/superadmin/login', <SuperAdminLoginPage />)
  const link = await screen.findByRole('link', { name: 'Forgot password?' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
})
