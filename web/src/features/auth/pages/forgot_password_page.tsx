import { Alert, Anchor, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PublicFrame } from '@/components/public_frame'
import { api } from '@/lib/api'
import { AuthForm } from '../components/auth_form'
import { useFields } from '../use_fields'

export function Component() {
  const { t } = useTranslation('auth')
  const [isDone, setDone] = useState(false)
  const { field, submit, failure, isBusy } = useFields({
    initial: { email: '' },
    required: { email: t('rule.email') },
    fallback: t('forgot.failed'),
    send: async (values) => {
      await api('POST', '/api/auth/forgot-password', { body: values })
      setDone(true)
    },
  })
  const links = (
    <Anchor component={Link} to="/login">
      {t('forgot.back')}
    </Anchor>
  )
  return (
    <PublicFrame title={t('forgot.title')} context={t('forgot.context')} links={links}>
      {isDone ? (
        <Alert color="petrol" variant="light" role="status" mt="md">
          {t('forgot.done')}
        </Alert>
      ) : (
        <AuthForm onSubmit={submit} verb={t('forgot.submit')} isBusy={isBusy} failure={failure}>
          <TextInput
            {...field('email')}
            type="email"
            label={t('field.email')}
            autoComplete="username"
            required
            withAsterisk={false}
            autoFocus
          />
        </AuthForm>
      )}
    </PublicFrame>
  )
}
