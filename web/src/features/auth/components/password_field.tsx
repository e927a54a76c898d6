import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A password with a button that shows and hides it. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('auth')
  return (
    <PasswordInput
      label={t('field.password')}
      visibilityToggleButtonProps={{ 'aria-label': t('field.toggle_password'), tabIndex: 0 }}
      {...props}
    />
  )
}
