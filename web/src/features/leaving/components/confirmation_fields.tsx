import { NativeSelect, PasswordInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { REASONS } from '../leaving'
import type { Account } from './choices'

interface ConfirmationFieldsProps<Values extends { reason: string; password: string }> {
  form: UseFormReturnType<Values>
  account: Account
}

/** The reason, and the password where it was not asked for before. */
export function ConfirmationFields<Values extends { reason: string; password: string }>({
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
    </>
  )
}
