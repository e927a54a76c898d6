import { type ReactNode, useEffect, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { PlainField } from '@/components/plain/plain_field'
import frame from '@/components/public/public_frame.module.css'
import { canUsePasskeys } from '@/lib/passkeys/can_use_passkeys'
import { api } from '@/lib/server/api'
import { HttpFailure } from '@/lib/server/http_failure'
import { signIn, useSession } from '@/lib/session/session'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'
import { AuthForm } from './auth_form'
import { PasskeyButton } from './passkey_button'
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
  /** For a page that goes on to an action for which the server wants a confirmed session: it does not ask twice. */
  confirms?: boolean
}

/** Signs in; a user who is signed in already is sent on at once, also by another tab. */
export function LoginForm({ email = '', returnTo = null, confirms = false }: LoginFormProps) {
  const navigate = useNavigate()
  const session = useSession()
  const [wasSignedIn] = useState(session.status === 'signedIn')
  const { t } = useTexts()
  const [secondStep, setSecondStep] = useState<ReactNode>()
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
  const goBack = (why?: string) => {
    setSecondStep(undefined)
    setReason(why)
  }
  const goOn = async (due: Due) => {
    const { SecondStep } = await import('./second_step')
    setSecondStep(<SecondStep {...due} confirms={confirms} onBack={goBack} />)
  }
  const forgot = (
    <Link to="/forgot-password" className={frame.way}>
      {t('login.forgot')}
    </Link>
  )
  if (secondStep) {
    return (
      <>
        {secondStep}
        {forgot}
      </>
    )
  }
  return (
    <>
      <PasswordForm email={email} confirms={confirms} reason={reason} onDue={goOn} />
      {forgot}
      {canUsePasskeys() && <PasskeyButton confirms={confirms} tone="quiet" />}
    </>
  )
}

/** The server's answer to a right password that a second step has to follow. */
interface Due {
  challenge: string
  factors: string[]
}

interface PasswordFormProps {
  email: string
  confirms: boolean
  /** Why the password is asked for again. */
  reason: string | undefined
  /** The password is right, and a second step is due. */
  onDue: (due: Due) => Promise<void>
}

/** The form of the specification: email and password. */
function PasswordForm({ email, confirms, reason, onDue }: PasswordFormProps) {
  const { t } = useTexts()
  const { field, submit, failure, isBusy } = useFields({
    initial: { email, password: '' },
    required: { email: t('rule.email'), password: t('rule.password') },
    fallback: t('login.failed'),
    send: async (values) => {
      try {
        const body = { ...values, ...(confirms && { confirms }) }
        signIn(await api('POST', '/api/auth/login', { body }))
      } catch (refusal) {
        const due = dueAfter(refusal)
        if (!due) throw refusal
        await onDue(due)
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

function dueAfter(refusal: unknown): Due | undefined {
  const isDue = refusal instanceof HttpFailure && refusal.code === 'second_factor_required'
  if (!isDue || typeof refusal.told.challenge !== 'string') return undefined
  const { challenge, factors } = refusal.told
  return { challenge, factors: Array.isArray(factors) ? factors : ['app'] }
}
