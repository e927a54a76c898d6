import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { PlainNote } from '@/components/plain/plain_note'
import { PublicFrame } from '@/components/public_frame'
import { api } from '@/lib/api'
import { AuthForm } from '../components/auth_form'
import { PasswordField } from '../components/password_field'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'

export function Component() {
  const { t } = useTexts()
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
    <Link to={failure ? '/forgot-password' : '/login'}>
      {t(failure ? 'reset.again' : 'forgot.back')}
    </Link>
  )
  return (
    <PublicFrame title={t('reset.title')} links={links}>
      {isDone ? (
        <PlainNote tone="done">{t('reset.done')}</PlainNote>
      ) : (
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
      )}
    </PublicFrame>
  )
}
