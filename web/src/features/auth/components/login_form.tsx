import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { PlainField } from '@/components/plain/plain_field'
import { api } from '@/lib/api'
import { HttpFailure } from '@/lib/http_failure'
import { signIn, useSession } from '@/lib/session'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'
import { AuthForm } from './auth_form'
import { CodeForm } from './code_form'
import { PasswordField } from './password_field'

/** Specification, section 9. */
const REDIRECT_AFTER_MS = 100

const homeOf = (isSuperAdmin: boolean) => (isSuperAdmin ? '/admin' : '/dashboard')

/** Pages that lead on themselves once somebody is signed in. */
const ENTRANCES = ['/', '/login', '/superadmin/login']

interface LoginFormProps {
  /** Filled in for a new account. */
  email?: string | undefined
  /** The page on which the last session ended: what was entered there is kept. */
  returnTo?: string | null
}

/** Signs in; a user who is signed in already is sent on at once, also by another tab. */
export function LoginForm({ email = '', returnTo = null }: LoginFormProps) {
  const navigate = useNavigate()
  const session = useSession()
  const [wasSignedIn] = useState(session.status === 'signedIn')
  const [challenge, setChallenge] = useState<string>()
  const [reason, setReason] = useState<string>()
  const isSignedIn = session.status === 'signedIn'
  const home = homeOf(session.isSuperAdmin)
  const isPage = returnTo !== null && !ENTRANCES.includes(returnTo)
  const next = isPage && !session.isSuperAdmin ? returnTo : home
  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => navigate(next, { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSignedIn, next, navigate])

  if (wasSignedIn) return <Navigate to={home} replace />
  if (challenge === undefined) {
    return <PasswordForm email={email} reason={reason} onChallenge={setChallenge} />
  }
  const goBack = (why?: string) => {
    setChallenge(undefined)
    setReason(why)
  }
  return <CodeForm challenge={challenge} onBack={goBack} />
}

interface PasswordFormProps {
  email: string
  /** Why the password is asked for again. */
  reason: string | undefined
  /** The password is right, and a code is due. */
  onChallenge: (challenge: string) => void
}

/** The form of the specification: email and password. */
function PasswordForm({ email, reason, onChallenge }: PasswordFormProps) {
  const { t } = useTexts()
  const { field, submit, failure, isBusy } = useFields({
    initial: { email, password: '' },
    required: { email: t('rule.email'), password: t('rule.password') },
    fallback: t('login.failed'),
    send: async (values) => {
      try {
        signIn(await api('POST', '/api/auth/login', { body: values }))
      } catch (refusal) {
        const challenge = challengeOf(refusal)
        if (challenge === undefined) throw refusal
        onChallenge(challenge)
      }
    },
  })
  return (
    <AuthForm
      onSubmit={submit}
      verb={t('login.submit')}
      isBusy={isBusy}
      failure={failure ?? reason}
    >
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

function challengeOf(refusal: unknown) {
  const isDue = refusal instanceof HttpFailure && refusal.code === 'second_factor_required'
  const challenge = isDue ? refusal.told.challenge : undefined
  return typeof challenge === 'string' ? challenge : undefined
}
