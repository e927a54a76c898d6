import type { FormRulesRecord } from '@mantine/form'
import type { TFunction } from 'i18next'
import { isOptional, isPercent } from '@/features/documents/lines/line_rules'
import { isExactNumber } from '@/lib/exact_amounts'
import type { ExpenseValues, SharedValues } from '../expense_values'

/** The rules that an expense must meet before it is saved. @param t of the namespace `expenses` */
export const expenseRules = (
  t: TFunction<'expenses'>,
  ownCurrency: string
): FormRulesRecord<ExpenseValues, ExpenseValues> => ({
  ...sharedRules(t, ownCurrency),
  date: (day) => (day ? null : t('form.date_missing')),
  paidDate: (day, { isPaid }) => (isPaid && !day ? t('form.date_missing') : null),
  skontoPercent: (percent, { skontoDate }) => {
    if (percent === '') return skontoDate === '' ? null : t('vendors.skonto_missing')
    return isPercent(percent) && Number(percent) > 0 ? null : t('form.percent_wrong')
  },
  skontoDate: (day, { skontoPercent }) =>
    skontoPercent !== '' && !day ? t('form.date_missing') : null,
})

/** Those that a recurring expense must meet too. */
export const sharedRules = (
  t: TFunction<'expenses'>,
  ownCurrency: string
): FormRulesRecord<SharedValues, SharedValues> => ({
  vendor: (name) => (name.trim() ? null : t('form.vendor_missing')),
  exchangeRate: (rate, { currency }) =>
    currency === ownCurrency || (isExactNumber(rate) && Number(rate) > 0)
      ? null
      : t('form.exchange_missing'),
  privateShare: (share) => (share === '' || isPercent(share) ? null : t('form.percent_wrong')),
  lines: {
    amount: (amount) =>
      isExactNumber(amount) && Number(amount) !== 0 ? null : t('form.amount_missing'),
    taxRate: (rate) => (isPercent(rate) ? null : t('form.percent_wrong')),
    tax: (tax) => (isOptional(tax) ? null : t('form.number_missing')),
    category: (category) => (category ? null : t('form.category_missing')),
  },
})
