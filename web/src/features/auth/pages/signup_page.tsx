import { Alert, Anchor, NativeSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { PublicFrame } from '@/components/public_frame'
import { api } from '@/lib/api'
import { AuthForm } from '../components/auth_form'
import { PasswordField } from '../components/password_field'
import { useFields } from '../use_fields'

/** Specification, section 9. */
const REDIRECT_AFTER_MS = 2000
const PLANS = ['Basic']

export function Component() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const [isDone, setDone] = useState(false)
  const { field, submit, failure, isBusy, reset } = useFields({
    initial: { companyName: '', companyEmail: '', password: '', subscriptionPlan: 'Basic' },
    required: {
      companyName: t('rule.company_name'),
      companyEmail: t('rule.email'),
      password: t('rule.password'),
    },
    fallback: t('signup.failed'),
    send: async (values) => {
      const { companyName, companyEmail } = values
      const body = { ...values, userName: companyName, userEmail: companyEmail }
      await api('POST', '/api/auth/signup', { body })
      setDone(true)
      reset()
      setTimeout(() => navigate('/login'), REDIRECT_AFTER_MS)
    },
  })
  const links = (
    <>
      <Text c="dimmed">{t('signup.has_account')}</Text>
      <Anchor component={Link} to="/login">
        {t('login.title')}
      </Anchor>
    </>
  )
  const plain = { required: true, withAsterisk: false }
  return (
    <PublicFrame title={t('signup.title')} context={t('signup.context')} links={links}>
      {isDone && (
        <Alert color="petrol" variant="light" role="status" mt="md">
          {t('signup.done')}
        </Alert>
      )}
      <AuthForm onSubmit={submit} verb={t('signup.submit')} isBusy={isBusy} failure={failure}>
        <TextInput
          {...field('companyName')}
          {...plain}
          label={t('field.company_name')}
          autoComplete="organization"
          autoFocus
        />
        <TextInput
          {...field('companyEmail')}
          {...plain}
          type="email"
          label={t('field.email')}
          autoComplete="email"
        />
        <PasswordField
          {...field('password')}
          {...plain}
          description={t('field.password_help')}
          autoComplete="new-password"
        />
        <NativeSelect {...field('subscriptionPlan')} label={t('field.plan')} data={PLANS} />
      </AuthForm>
    </PublicFrame>
  )
}
