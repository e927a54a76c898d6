import { useTranslation } from 'react-i18next'
import { namedPlaceholders, shownPlaceholders, type Variable } from '@/lib/placeholders'
import type { RecurringValues } from './recurring_values'

/** Names of placeholders in stored texts. */
const NAMES = ['month', 'monthYear', 'quarter', 'quarterYear', 'year', 'period'] as const

/** The placeholders of a recurring invoice, in the words of the reader. */
export function usePlaceholders() {
  const { t } = useTranslation('recurring')
  const variables: Variable[] = NAMES.map((name) => ({ name, label: t(`placeholder.${name}`) }))
  const shownText = (text: string) => shownPlaceholders(text, variables)
  return {
    /** All of them, as they are written, and how the month before is written. */
    list: shownPlaceholders(
      '{{month}} {{month-1}} {{monthYear}} {{quarter}} {{quarterYear}} {{year}} {{period}}',
      variables
    ),
    /** A stored text as the reader sees it. */
    shownText,
    /** Stored values as the form shows them. */
    shown: (values: RecurringValues) => withTexts(values, shownText),
    /** Values of the form as they are stored. */
    named: (values: RecurringValues) =>
      withTexts(values, (text) => namedPlaceholders(text, variables)),
  }
}

const withTexts = (values: RecurringValues, change: (text: string) => string): RecurringValues => ({
  ...values,
  intro: values.intro && change(values.intro),
  closing: values.closing && change(values.closing),
  notes: change(values.notes),
  mailSubject: change(values.mailSubject),
  mailMessage: change(values.mailMessage),
  lines: values.lines.map((line) => ({ ...line, description: change(line.description) })),
})
