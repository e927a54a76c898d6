import { useSearchParams } from 'react-router-dom'
import { PlainField } from '@/components/plain/plain_field'
import { PublicFrame } from '@/components/public_frame'
import { api } from '@/lib/api'
import { failureText } from '@/lib/http_failure'
import { AuthForm } from '../components/auth_form'
import { PasswordField } from '../components/password_field'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'

/** The bare form of the specification; an invited employee comes with `?token=` from the mail. */
export function Component() {
  const { t } = useTexts()
  const [parameters] = useSearchParams()
  const token = parameters.get('token')
  const { field, submit, isBusy } = useFields({
    initial: { name: '', email: '', password: '' },
    required: {},
    fallback: t('register.failed'),
    send: async (values) => {
      try {
        await api('POST', '/api/auth/register', {
          body: { ...values, ...(token && { token }) },
        })
        window.alert(t('register.done'))
      } catch (failure) {
        window.alert(failureText(failure, t('register.failed')))
        throw failure
      }
    },
  })
  return (
    <PublicFrame title={t('register.title')}>
      <AuthForm onSubmit={submit} verb={t('register.submit')} isBusy={isBusy}>
        <PlainField {...field('name')} label={t('field.name')} autoComplete="name" autoFocus />
        <PlainField
          {...field('email')}
          type="email"
          label={t('field.email')}
          autoComplete="email"
        />
        <PasswordField {...field('password')} autoComplete="new-password" />
      </AuthForm>
    </PublicFrame>
  )
}
