import { Textarea, type TextareaProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The people at the table of a business meal. */
export function GuestsField(field: TextareaProps) {
  const { t } = useTranslation('expenses')
  return (
    <Textarea
      label={t('form.guests')}
      description={t('form.guests_help')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autosize
      minRows={1}
      maxLength={1000}
      {...field}
    />
  )
}
