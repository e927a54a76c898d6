import { Textarea, type TextareaProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface TextFieldsProps {
  /** Which also end the keys of their words. */
  names: readonly TextName[]
  field: (name: TextName) => TextareaProps
}

type TextName =
  | 'invoiceIntro'
  | 'invoiceClosing'
  | 'invoiceFooter'
  | 'estimateIntro'
  | 'estimateClosing'
  | 'estimateFooter'

/** Texts of one kind of document above and below the lines and at the foot of each page. */
export function TextFields({ names, field }: TextFieldsProps) {
  const { t } = useTranslation('settings')
  return names.map((name) => (
    <Textarea
      key={name}
      label={t(`field.${name}`)}
      description={t(`hint.${name}`)}
      autosize
      minRows={2}
      {...field(name)}
    />
  ))
}
