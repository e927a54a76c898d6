import { PlainField } from '@/components/plain/plain_field'
import { PlainSelect } from '@/components/plain/plain_select'
import { api } from '@/lib/server/api'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'
import { AuthForm } from './auth_form'
import { PasswordField } from './password_field'

const PLANS = ['Basic'] as const

interface SignupFormProps {
  /** Secret of an operator's link; empty without one. */
  token: string
  /** The only address that the link is valid for; empty where any is. */
  invitedEmail: string
  /** @param isApproved the company was let in at once */
  onDone: (isApproved: boolean) => void
}

/** The form of the specification. */
export function SignupForm({ token, invitedEmail, onDone }: SignupFormProps) {
  const { t } = useTexts()
  const { field, submit, failure, isBusy, reset } = useFields({
    initial: {
      companyName: '',
      companyEmail: invitedEmail,
      password: '',
      subscriptionPlan: 'Basic',
    },
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
        ...(token && { invitation: token }),
      }
      const { isApproved } = await api('POST', '/api/auth/signup', { body })
      onDone(isApproved)
      reset()
    },
  })
  return (
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
        readOnly={invitedEmail !== ''}
      />
      <PasswordField
        {...field('password')}
        required
        description={t('field.password_help')}
        autoComplete="new-password"
      />
      <PlainSelect {...field('subscriptionPlan')} label={t('field.plan')} options={PLANS} />
    </AuthForm>
  )
}
