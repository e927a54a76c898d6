import { PlainField } from '@/components/plain/plain_field'
import { api } from '@/lib/server/api'
import { HttpFailure } from '@/lib/server/http_failure'
import { signIn } from '@/lib/session/session'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'
import { AuthForm } from './auth_form'

interface CodeFormProps {
  challenge: string
  confirms: boolean
  /** Asks for a recovery code instead of one of the app. */
  isRecovery: boolean
  /** Back to the password, for this reason. */
  onBack: (reason?: string) => void
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ challenge, confirms, isRecovery, onBack }: CodeFormProps) {
  const { t } = useTexts()
  const { field, submit, failure, isBusy } = useFields({
    initial: { code: '' },
    required: { code: t(isRecovery ? 'rule.recovery_code' : 'rule.code') },
    fallback: t('login.failed'),
    send: async ({ code }) => {
      try {
        const body = { challenge, code, ...(confirms && { confirms }) }
        signIn(await api('POST', '/api/auth/login', { body }))
      } catch (refusal) {
        if (refusal instanceof HttpFailure && refusal.code === 'challenge_over') {
          return onBack(refusal.error)
        }
        throw refusal
      }
    },
  })
  return (
    <AuthForm onSubmit={submit} verb={t('login.submit')} isBusy={isBusy} failure={failure}>
      <PlainField
        {...field('code')}
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
  )
}
