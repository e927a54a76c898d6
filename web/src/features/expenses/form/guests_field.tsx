import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The people at the table of a business meal. */
export function GuestsField(field: TextInputProps) {
  const { t } = useTranslation('expenses')
  return (
    <TextInput
      label={t('form.guests')}
      description={t('form.guests_help')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={1000}
      autoComplete="off"
      {...field}
    />
  )
}
