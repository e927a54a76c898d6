import type { FormRulesRecord } from '@mantine/form'
import type { TFunction } from 'i18next'
import { isExactNumber } from '../live_totals'
import { type InvoiceValues, isBlank, type LineValues } from './invoice_values'

type T = TFunction<'invoices'>

/** What even a draft needs to be saved. */
export function invoiceRules(t: T): FormRulesRecord<InvoiceValues, InvoiceValues> {
  const lineOf = (values: InvoiceValues, path: string) => values.lines[Number(path.split('.')[1])]
  const ofLine =
    (isGood: (value: string) => boolean, message: string) =>
    (value: string, values: InvoiceValues, path: string) => {
      const line = lineOf(values, path)
      return !line || isBlank(line) || isGood(value) ? null : message
    }
  const isPercent = (text: string) =>
    text === '' || (isExactNumber(text) && Number(text) >= 0 && Number(text) <= 100)
  return {
    date: (day) => (day ? null : t('form.date_missing')),
    dueDate: (day) => (day ? null : t('form.due_missing')),
    customClient: {
      name: (name: string) => (name.trim() ? null : t('form.name_missing')),
    },
    lines: {
      quantity: ofLine(isExactNumber, t('form.number_missing')),
      unitPrice: ofLine(isExactNumber, t('form.number_missing')),
      discount: ofLine(isPercent, t('form.percent_wrong')),
      taxRate: ofLine(isPercent, t('form.percent_wrong')),
    },
  }
}

/** What is missing before a draft can be issued: field → what to do. */
export function missingToIssue(values: InvoiceValues, t: T): Record<string, string> {
  const missing: Record<string, string> = {}
  if (!values.clientId && !values.customClient) missing.clientId = t('form.client_missing')
  if (values.dueDate < values.date) missing.dueDate = t('form.due_before_date')
  const written = values.lines.filter((line) => !isBlank(line))
  if (written.length === 0) missing['lines.0.description'] = t('form.lines_missing')
  for (const [index, line] of values.lines.entries()) {
    if (lacksWords(line)) missing[`lines.${index}.description`] = t('form.description_missing')
  }
  return missing
}

const lacksWords = (line: LineValues) => !isBlank(line) && line.description.trim() === ''
