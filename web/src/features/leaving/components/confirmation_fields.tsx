import { NativeSelect, PasswordInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { CodeInput } from '@/features/auth/parts'
import { REASONS } from '../leaving'
import type { Account } from './choices'

interface Confirmed {
  reason: string
  password: string
  /** Of the second factor; asked for once the server says that there is one. */
  code: string
}

interface ConfirmationFieldsProps<Values extends Confirmed> {
  form: UseFormReturnType<Values>
  account: Account
}

/** The reason, the password where it was not asked for before, and the code of a second factor. */
export function ConfirmationFields<Values extends Confirmed>({
  form,
  account,
}: ConfirmationFieldsProps<Values>) {
  const { t } = useTranslation('leaving')
  return (
    <>
      <NativeSelect
        label={t('field.reason')}
        data={[
          { value: '', label: t('field.choose') },
          ...REASONS.map((value) => ({ value, label: t(`reason.${value}`) })),
        ]}
        {...form.getInputProps('reason')}
      />
      {!account.credentials && (
        <PasswordInput
          label={t('field.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('field.toggle_password') }}
          {...form.getInputProps('password')}
        />
      )}
      {(form.values.code !== '' || form.errors.code) && (
        <CodeInput {...form.getInputProps('code')} />
      )}
    </>
  )
}
