import { useTranslation } from 'react-i18next'
import { useDocumentLabels, useDocumentWords } from '@/features/documents/form/document_labels'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import { weekdayNames } from '../use_rhythm_text'
import type { RecurringValues } from './recurring_values'

/** Labels for compound or conditional fields, for the dialog about conflicting changes. */
export function useRecurringLabels(): Record<string, string> {
  const { t } = useTranslation('recurring')
  return {
    ...useDocumentLabels(),
    // It stays where it is.
    companyId: '',
    every: t('form.every'),
    unit: t('form.unit'),
    on: t('form.on'),
    day: t('form.day'),
    secondDay: t('form.second_day'),
    nth: t('form.nth'),
    weekday: t('form.weekday'),
    endsOn: t('form.ends_on'),
    endsAfter: t('form.ends_after'),
    collects: t('form.collects'),
    retainer: t('retainer.included'),
    collectsExpenses: t('form.collects_expenses'),
    mailSubject: t('form.mail_subject'),
    mailMessage: t('form.mail_message'),
  }
}

/** Words for coded fields; empty for those that the chosen rhythm and end do not use. */
export function useRecurringWords() {
  const { t } = useTranslation('recurring')
  const { language } = useLanguage()
  const documentWords = useDocumentWords()
  return (values: RecurringValues) => {
    const { rhythm, on, ends, collects, retainer } = values
    const isCustom = rhythm === 'custom'
    const from = collects.by !== 'none' && collects.from && formatDate(collects.from)
    return {
      ...documentWords(values),
      rhythm: t(`rhythms.${rhythm}`),
      every: isCustom ? values.every : '',
      unit: isCustom ? t(`unit.${values.unit}`) : '',
      on: t(`on.${on}`),
      day: on === 'date' || on === 'twoDays' ? values.day : '',
      secondDay: on === 'twoDays' ? values.secondDay : '',
      nth: on === 'weekday' ? t(`nth.${values.nth === '-1' ? 'last' : values.nth}`) : '',
      weekday: on === 'weekday' ? (weekdayNames(language)[Number(values.weekday) - 1] ?? '') : '',
      ends: t(`ends.${ends}`),
      endsOn: ends === 'onDate' ? formatDate(values.endsOn) : '',
      endsAfter: ends === 'afterCount' ? values.endsAfter : '',
      mode: t(`mode.${values.mode}`),
      servicePeriod: t(`period.${values.servicePeriod}`),
      catchUp: t(`catch_up.${values.catchUp}`),
      retainer: retainer.includedHours,
      collects: [t(`collects.${collects.by}`), from].filter(Boolean).join(', '),
    }
  }
}
