import { PlainField } from '@/components/plain/plain_field'
import { api } from '@/lib/server/api'
import { failureText } from '@/lib/server/http_failure'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'
import { AuthForm } from './auth_form'
import { PasswordField } from './password_field'

interface RegisterFormProps {
  /** Secret of an invitation; empty without one. */
  token: string
  /** The invited person: the invitation is valid for its address, under the name that the owner has entered. */
  invited: { name?: string; email?: string } | undefined
  /** Somebody who was invited has an account now, with this address. */
  onInvited: (email: string) => void
}

export function RegisterForm({ token, invited, onInvited }: RegisterFormProps) {
  const { t } = useTexts()
  const { field, submit, isBusy } = useFields({
    initial: { name: invited?.name ?? '', email: invited?.email ?? '', password: '', code: '' },
    required: {},
    fallback: t('register.failed'),
    send: async ({ code, ...values }) => {
      try {
        await api('POST', '/api/auth/register', {
          body: { ...values, ...(token && { token }), ...(code && { code }) },
        })
        window.alert(t('register.done'))
      } catch (failure) {
        window.alert(failureText(failure, t('register.failed')))
        throw failure
      }
      if (token) onInvited(values.email)
    },
  })
  // For an account that exists and has a second factor; the server asks for it.
  const codeField = field('code')
  return (
    <AuthForm onSubmit={submit} verb={t('register.submit')} isBusy={isBusy}>
      <PlainField {...field('name')} label={t('field.name')} autoComplete="name" autoFocus />
      <PlainField
        {...field('email')}
        type="email"
        label={t('field.email')}
        autoComplete="email"
        readOnly={invited !== undefined}
      />
      <PasswordField
        {...field('password')}
        {...(token && { description: t('field.password_help') })}
        autoComplete="new-password"
      />
      {(codeField.value || codeField.error) && (
        <PlainField
          {...codeField}
          label={t('field.code')}
          description={t('field.code_help')}
          autoComplete="one-time-code"
        />
      )}
    </AuthForm>
  )
}
