import type { FormRulesRecord } from '@mantine/form'
import type { TFunction } from 'i18next'
import { isExactNumber } from '../exact_amounts'
import { type InvoiceValues, isBlank, type LineValues } from './invoice_values'

type T = TFunction<'invoices'>

/** What even a draft needs to be saved. */
export function invoiceRules(t: T): FormRulesRecord<InvoiceValues, InvoiceValues> {
  const lineOf = (values: InvoiceValues, path: string) => values.lines[Number(path.split('.')[1])]
  const ofLine =
    (isGood: (value: string) => boolean, message: string) =>
    (value: string, values: InvoiceValues, path: string) => {
      const line = lineOf(values, path)
      return line?.kind !== 'item' || isBlank(line) || isGood(value) ? null : message
    }
  const number = t('form.number_missing')
  const percent = t('form.percent_wrong')
  return {
    date: (day) => (day ? null : t('form.date_missing')),
    dueDate: (day) => (day ? null : t('form.due_missing')),
    serviceUntil: (until, { serviceDate }) =>
      until && until < (serviceDate || until) ? t('form.service_until_before') : null,
    exchangeRate: (rate) => (isOptional(rate) ? null : number),
    discountPercent: (text, { discountUnit }) =>
      discountUnit === 'amount' || isPercent(text) ? null : percent,
    discountAmount: (text, { discountUnit }) =>
      discountUnit === 'percent' || isOptional(text) ? null : number,
    skonto: {
      days: (text: string, values, path) =>
        isUnusedStep(values, path) || /^[1-9]\d{0,2}$/.test(text) ? null : t('form.days_wrong'),
      percent: (text: string, values, path) =>
        isUnusedStep(values, path) || (isPercent(text) && Number(text) > 0) ? null : percent,
    },
    customClient: {
      name: (name: string) => (name.trim() ? null : t('form.name_missing')),
    },
    lines: {
      quantity: ofLine(isExactNumber, number),
      unitPrice: ofLine(isExactNumber, number),
      discount: ofLine(isPercent, percent),
      discountAmount: ofLine(isOptional, number),
      taxRate: ofLine(isPercent, percent),
    },
  }
}

const isPercent = (text: string) =>
  text === '' || (isExactNumber(text) && Number(text) >= 0 && Number(text) <= 100)

const isOptional = (text: string) => text === '' || isExactNumber(text)

function isUnusedStep({ skonto }: InvoiceValues, path: string) {
  const step = skonto[Number(path.split('.')[1])]
  return !step || (step.days === '' && step.percent === '')
}

/** What is missing before a draft can be issued: field → what to do. */
export function missingToIssue(values: InvoiceValues, t: T): Record<string, string> {
  const missing: Record<string, string> = {}
  if (!values.clientId && !values.customClient) missing.clientId = t('form.client_missing')
  if (values.dueDate < values.date) missing.dueDate = t('form.due_before_date')
  const written = values.lines.filter((line) => line.kind === 'item' && !isBlank(line))
  if (written.length === 0) missing['lines.0.description'] = t('form.lines_missing')
  for (const [index, line] of values.lines.entries()) {
    if (lacksWords(line)) missing[`lines.${index}.description`] = t('form.description_missing')
  }
  return missing
}

const lacksWords = (line: LineValues) =>
  line.kind !== 'subtotal' && !isBlank(line) && line.description.trim() === ''
