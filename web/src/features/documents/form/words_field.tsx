import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LineValues } from '../lines/line_values'
import classes from '../lines/lines.module.css'
import type { LinesForm } from '../lines/lines_form'

interface WordsFieldProps {
  form: LinesForm
  line: LineValues
  index: number
}

/** A line that costs nothing: a text, a heading, or the words of a subtotal. */
export function WordsField({ form, line: { kind }, index }: WordsFieldProps) {
  const { t } = useTranslation('documents')
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
