import type { FormRulesRecord } from '@mantine/form'
import type { TFunction } from 'i18next'
import { documentRules } from '@/features/documents/form/document_rules'
import { knowsDays } from './recurring_body'
import type { RecurringValues } from './recurring_values'

const isWhole = (text: string) => /^\d{1,4}$/.test(text.trim())
/** More than nothing, with at most two decimals. */
const isHours = (text: string) => /^\d{1,5}(\.\d{1,2})?$/.test(text.trim()) && Number(text) > 0
const isWholeOrNone = (text: string) => text.trim() === '' || isWhole(text)

/**
 * Rules for saving a recurring invoice. An invalid number must be caught here, because the server would only see a
 * missing one: an end after "ten" invoices would be no end.
 */
export function recurringRules(
  t: TFunction<'recurring'>,
  shared: TFunction<'documents'>
): FormRulesRecord<RecurringValues, RecurringValues> {
  const whole = (isGood: boolean) => (isGood ? null : t('form.whole_missing'))
  const hasTwoDays = (values: RecurringValues) => knowsDays(values) && values.on === 'twoDays'
  return {
    ...documentRules(shared),
    name: (name) => (name.trim() ? null : t('form.name_missing')),
    startOn: (day) => (day ? null : t('form.start_missing')),
    every: (text, { rhythm }) => whole(rhythm !== 'custom' || isWhole(text)),
    day: (text, values) => whole(hasTwoDays(values) ? isWhole(text) : isWholeOrNone(text)),
    secondDay: (text, values) => whole(!hasTwoDays(values) || isWhole(text)),
    endsOn: (day, { ends }) => (ends !== 'onDate' || day ? null : t('form.end_missing')),
    endsAfter: (text, { ends }) => whole(ends !== 'afterCount' || isWhole(text)),
    retainer: {
      includedHours: (text) =>
        text.trim() === '' || isHours(text) ? null : t('retainer.hours_missing'),
      projectIds: (ids, { retainer: { includedHours } }) =>
        includedHours.trim() === '' || ids.length > 0 ? null : t('retainer.projects_missing'),
      carryLimitHours: (text, { retainer: { includedHours, carryOver } }) =>
        includedHours.trim() === '' || carryOver !== 'limit' || isHours(text)
          ? null
          : t('retainer.hours_missing'),
    },
    dueDays: (text) => whole(isWholeOrNone(text)),
    clientId: (id, { customClient: oneOff }) => (id || oneOff ? null : t('form.client_missing')),
  }
}
