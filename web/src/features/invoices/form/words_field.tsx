import { Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { InvoiceValues } from './invoice_values'
import type { LineValues } from './line_values'
import classes from './lines.module.css'

interface WordsFieldProps {
  form: UseFormReturnType<InvoiceValues>
  line: LineValues
  index: number
}

/** A line that costs nothing: a text, a heading, or the words of a subtotal. */
export function WordsField({ form, line: { kind }, index }: WordsFieldProps) {
  const { t } = useTranslation('invoices')
  return (
    <Textarea
      label={t(`form.${kind}`)}
      placeholder={t(`form.${kind}`)}
      className={classes.words}
      data-kind={kind}
      autosize
      minRows={1}
      maxRows={kind === 'text' ? 8 : 2}
      {...form.getInputProps(`lines.${index}.description`)}
    />
  )
}
