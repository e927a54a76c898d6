import { useState } from 'react'
import { PlainField } from '@/components/plain/plain_field'
import frame from '@/components/public_frame.module.css'
import { api } from '@/lib/api'
import { HttpFailure } from '@/lib/http_failure'
import { signIn } from '@/lib/session'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'
import { AuthForm } from './auth_form'

interface CodeFormProps {
  /** The server's answer to the right password. */
  challenge: string
  /** Back to the password: `reason` says why when the server asks for it again. */
  onBack: (reason?: string) => void
}

/** The second step of the sign-in: a code of the authenticator app, or a recovery code instead. */
export function CodeForm({ challenge, onBack }: CodeFormProps) {
  const { t } = useTexts()
  const [isRecovery, setRecovery] = useState(false)
  const { field, submit, failure, isBusy, reset } = useFields({
    initial: { code: '' },
    required: { code: t(isRecovery ? 'rule.recovery_code' : 'rule.code') },
    fallback: t('login.failed'),
    send: async ({ code }) => {
      try {
        signIn(await api('POST', '/api/auth/login', { body: { challenge, code } }))
      } catch (refusal) {
        if (refusal instanceof HttpFailure && refusal.code === 'challenge_over') {
          return onBack(refusal.error)
        }
        throw refusal
      }
    },
  })
  const swap = () => {
    reset()
    setRecovery(!isRecovery)
  }
  return (
    <>
      <AuthForm onSubmit={submit} verb={t('login.submit')} isBusy={isBusy} failure={failure}>
        <PlainField
          {...field('code')}
          key={String(isRecovery)}
          label={t(isRecovery ? 'field.recovery_code' : 'field.code')}
          description={t(isRecovery ? 'field.recovery_code_help' : 'field.code_help')}
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="off"
          spellCheck={false}
          required
          autoFocus
        />
      </AuthForm>
      <div className={frame.choices}>
        <button type="button" className={frame.choice} onClick={swap}>
          {t(isRecovery ? 'login.use_app' : 'login.use_recovery_code')}
        </button>
        <button type="button" className={frame.choice} onClick={() => onBack()}>
          {t('login.back')}
        </button>
      </div>
    </>
  )
}
