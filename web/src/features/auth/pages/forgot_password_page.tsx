import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PlainField } from '@/components/plain/plain_field'
import { PlainNote } from '@/components/plain/plain_note'
import { PublicFrame } from '@/components/public/public_frame'
import { api } from '@/lib/server/api'
import { AuthForm } from '../components/auth_form'
import { useFields } from '../use_fields'
import { useTexts } from '../use_texts'

export function Component() {
  const { t } = useTexts()
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
  const links = <Link to="/login">{t('forgot.back')}</Link>
  return (
    <PublicFrame title={t('forgot.title')} context={t('forgot.context')} links={links}>
      {isDone ? (
        <PlainNote tone="done">{t('forgot.done')}</PlainNote>
      ) : (
        <AuthForm onSubmit={submit} verb={t('forgot.submit')} isBusy={isBusy} failure={failure}>
          <PlainField
            {...field('email')}
            type="email"
            label={t('field.email')}
            autoComplete="username"
            required
            autoFocus
          />
        </AuthForm>
      )}
    </PublicFrame>
  )
}
