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
  answer.mockResolvedValue(Response.json({ error, code: 'x', fields }, { status: 422 }))
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

test('the sign-in of super admins leads to the forgotten password', async () => {
  renderAt('/superadmin/login', <SuperAdminLoginPage />)
  const link = await screen.findByRole('link', { name: 'Forgot password?' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
})
