import { useTranslation } from 'react-i18next'
import { PlainField } from '@/components/plain/plain_field'
import { api } from '@/lib/server/api'
import { AuthForm } from '../components/auth_form'
import { useFields } from '../use_fields'
import type { Waiting } from './device'
import classes from './device.module.css'

interface CodeStepProps {
  /** The code from the address; empty without one. */
  initial: string
  onFound: (waiting: Waiting) => void
}

/** Asks for the code of the terminal. */
export function CodeStep({ initial, onFound }: CodeStepProps) {
  const { t } = useTranslation('device')
  const { field, submit, failure, isBusy } = useFields({
    initial: { userCode: initial },
    required: { userCode: t('code.missing') },
    fallback: t('code.failed'),
    send: async (body) => onFound(await api('POST', '/api/auth/device-codes/show', { body })),
  })
  return (
    <AuthForm onSubmit={submit} verb={t('code.submit')} isBusy={isBusy} failure={failure}>
      <div className={classes.field}>
        <PlainField
          {...field('userCode')}
          label={t('code.label')}
          placeholder="XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          autoFocus
        />
      </div>
    </AuthForm>
  )
}
