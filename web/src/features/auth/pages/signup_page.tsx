import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { PlainField } from '@/components/plain/plain_field'
import { PlainNote } from '@/components/plain/plain_note'
import { PlainSelect } from '@/components/plain/plain_select'
import { PublicFrame } from '@/components/public/public_frame'
import { api } from '@/lib/server/api'
import { AuthForm } from '../components/auth_form'
import { PasswordField } from '../components/password_field'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'

/** Specification, section 9. */
const REDIRECT_AFTER_MS = 2000
const PLANS = ['Basic'] as const

export function Component() {
  const { t } = useTexts()
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
      const { companyName, companyEmail, password } = values
      const subscriptionPlan = PLANS.find((plan) => plan === values.subscriptionPlan)
      const body = {
        companyName,
        companyEmail,
        userName: companyName,
        userEmail: companyEmail,
        password,
        subscriptionPlan,
      }
      await api('POST', '/api/auth/signup', { body })
      setDone(true)
      reset()
      setTimeout(() => navigate('/login'), REDIRECT_AFTER_MS)
    },
  })
  const links = (
    <>
      <span>{t('signup.has_account')}</span>
      <Link to="/login">{t('login.title')}</Link>
    </>
  )
  return (
    <PublicFrame title={t('signup.title')} context={t('signup.context')} links={links}>
      {isDone && <PlainNote tone="done">{t('signup.done')}</PlainNote>}
      <AuthForm onSubmit={submit} verb={t('signup.submit')} isBusy={isBusy} failure={failure}>
        <PlainField
          {...field('companyName')}
          required
          label={t('field.company_name')}
          autoComplete="organization"
          autoFocus
        />
        <PlainField
          {...field('companyEmail')}
          required
          type="email"
          label={t('field.email')}
          autoComplete="email"
        />
        <PasswordField
          {...field('password')}
          required
          description={t('field.password_help')}
          autoComplete="new-password"
        />
        <PlainSelect {...field('subscriptionPlan')} label={t('field.plan')} options={PLANS} />
      </AuthForm>
    </PublicFrame>
  )
}
