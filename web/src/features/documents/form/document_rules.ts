import type { FormRulesRecord } from '@mantine/form'
import type { TFunction } from 'i18next'
import { indexIn, isOptional, isPercent, lineRules } from '../lines/line_rules'
import type { DocumentValues } from './document_values'

/** Rules for saving even the draft of a document. @param t of the namespace `document` */
export function documentRules(
  t: TFunction<'documents'>
): FormRulesRecord<DocumentValues, DocumentValues> {
  const number = t('form.number_missing')
  const percent = t('form.percent_wrong')
  return {
    date: (day: string) => (day ? null : t('form.date_missing')),
    serviceUntil: (until: string, { serviceDate }: DocumentValues) =>
      until && until < (serviceDate || until) ? t('form.service_until_before') : null,
    exchangeRate: (rate: string) => (isOptional(rate) ? null : number),
    discountPercent: (text: string, { discountUnit }: DocumentValues) =>
      discountUnit === 'amount' || isPercent(text) ? null : percent,
    discountAmount: (text: string, { discountUnit }: DocumentValues) =>
      discountUnit === 'percent' || isOptional(text) ? null : number,
    skonto: {
      days: (text: string, values: DocumentValues, path: string) =>
        isUnusedStep(values, path) || /^[1-9]\d{0,2}$/.test(text) ? null : t('form.days_wrong'),
      percent: (text: string, values: DocumentValues, path: string) =>
        isUnusedStep(values, path) || (isPercent(text) && Number(text) > 0) ? null : percent,
    },
    customClient: {
      name: (name: string) => (name.trim() ? null : t('form.name_missing')),
    },
    lines: lineRules(t),
  }
}

function isUnusedStep({ skonto }: DocumentValues, path: string) {
  const step = skonto[indexIn(path)]
  return !step || (step.days === '' && step.percent === '')
}
