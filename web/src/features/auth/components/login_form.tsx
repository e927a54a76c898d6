import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { PlainField } from '@/components/plain/plain_field'
import { api } from '@/lib/api'
import { signIn, useSession } from '@/lib/session'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'
import { AuthForm } from './auth_form'
import { PasswordField } from './password_field'

/** Specification, section 9. */
const REDIRECT_AFTER_MS = 100

const homeOf = (isSuperAdmin: boolean) => (isSuperAdmin ? '/admin' : '/dashboard')

/**
 * Email and password; a user who is signed in already is sent on at once, also by another tab.
 * @param email filled in for somebody who has just got an account
 */
export function LoginForm({ email = '' }: { email?: string | undefined }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const session = useSession()
  const [wasSignedIn] = useState(session.status === 'signedIn')
  const { field, submit, failure, isBusy } = useFields({
    initial: { email, password: '' },
    required: { email: t('rule.email'), password: t('rule.password') },
    fallback: t('login.failed'),
    send: async (values) => signIn(await api('POST', '/api/auth/login', { body: values })),
  })
  const isSignedIn = session.status === 'signedIn'
  const home = homeOf(session.isSuperAdmin)
  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => navigate(home, { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSignedIn, home, navigate])

  if (wasSignedIn) return <Navigate to={home} replace />
  return (
    <AuthForm onSubmit={submit} verb={t('login.submit')} isBusy={isBusy} failure={failure}>
      <PlainField
        {...field('email')}
        type="email"
        label={t('field.email')}
        autoComplete="username"
        required
        autoFocus={!email}
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        required
        autoFocus={email !== ''}
      />
    </AuthForm>
  )
}
