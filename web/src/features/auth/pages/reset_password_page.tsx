import { Alert, Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { PublicFrame } from '@/components/public_frame'
import { api } from '@/lib/api'
import { AuthForm } from '../components/auth_form'
import { PasswordField } from '../components/password_field'
import { useFields } from '../use_fields'

export function Component() {
  const { t } = useTranslation('auth')
  const { token = '' } = useParams()
  const [isDone, setDone] = useState(false)
  const { field, submit, failure, isBusy } = useFields({
    initial: { password: '' },
    required: { password: t('rule.password') },
    fallback: t('reset.failed'),
    send: async ({ password }) => {
      await api('POST', '/api/auth/reset-password', { body: { token, password } })
      setDone(true)
    },
  })
  const links = (
    <Anchor component={Link} to={failure ? '/forgot-password' : '/login'}>
      {t(failure ? 'reset.again' : 'forgot.back')}
    </Anchor>
  )
  return (
    <PublicFrame title={t('reset.title')} links={links}>
      {isDone ? (
        <Alert color="petrol" variant="light" role="status" mt="md">
          {t('reset.done')}
        </Alert>
      ) : (
        <AuthForm onSubmit={submit} verb={t('reset.submit')} isBusy={isBusy} failure={failure}>
          <PasswordField
            {...field('password')}
            label={t('field.new_password')}
            description={t('field.password_help')}
            autoComplete="new-password"
            required
            withAsterisk={false}
            autoFocus
          />
        </AuthForm>
      )}
    </PublicFrame>
  )
}
