import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A code of the authenticator app, or a recovery code. */
export function CodeInput(props: TextInputProps) {
  const { t } = useTranslation('auth')
  return (
    <TextInput
      label={t('confirm_self.code')}
      description={t('confirm_self.code_help')}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  )
}
