import { api } from '@/lib/server/api'
import type { LinkFormProps } from '../link_form'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'
import { AuthForm } from './auth_form'
import { PasswordField } from './password_field'

/** For somebody who forgot the old one. */
export function NewPasswordForm({ link, onDone }: LinkFormProps) {
  const { t } = useTexts()
  const { field, submit, failure, isBusy } = useFields({
    initial: { password: '' },
    required: { password: t('rule.password') },
    fallback: t('reset.failed'),
    send: async ({ password }) => {
      await api('POST', '/api/auth/reset-password', { body: { ...link, password } })
      onDone()
    },
  })
  return (
    <AuthForm onSubmit={submit} verb={t('reset.submit')} isBusy={isBusy} failure={failure}>
      <PasswordField
        {...field('password')}
        label={t('field.new_password')}
        description={t('field.password_help')}
        autoComplete="new-password"
        required
        autoFocus
      />
    </AuthForm>
  )
}
