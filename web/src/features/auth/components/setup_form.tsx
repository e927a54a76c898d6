import { PlainField } from '@/components/plain/plain_field'
import { api } from '@/lib/server/api'
import type { LinkFormProps } from '../link_form'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'
import { AuthForm } from './auth_form'
import { PasswordField } from './password_field'

/** For the first super admin, whose link the first start printed: there is no account yet that could be known. */
export function SetupForm({ link, onDone }: LinkFormProps) {
  const { t } = useTexts()
  const { field, submit, failure, isBusy } = useFields({
    initial: { email: '', password: '' },
    required: { email: t('rule.email'), password: t('rule.password') },
    fallback: t('setup.failed'),
    send: async (account) => {
      await api('POST', '/api/auth/setup', { body: { ...link, ...account } })
      onDone()
    },
  })
  return (
    <AuthForm onSubmit={submit} verb={t('setup.submit')} isBusy={isBusy} failure={failure}>
      <PlainField
        {...field('email')}
        type="email"
        label={t('field.email')}
        autoComplete="email"
        required
        autoFocus
      />
      <PasswordField
        {...field('password')}
        description={t('field.password_help')}
        autoComplete="new-password"
        required
      />
    </AuthForm>
  )
}
