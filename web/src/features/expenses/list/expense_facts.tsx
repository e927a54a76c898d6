import { useTranslation } from 'react-i18next'
import { KeyValueList } from '@/components/page/key_value_list'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Expense } from '../expense'
import { EXPENSE_FILES } from '../receipts/receipt_place'
import { StoredTile } from '../receipts/stored_tile'
import { useCategories } from '../use_categories'

/** An expense with its receipts, for those who change nothing. */
export function ExpenseFacts({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  const { nameOf } = useCategories()
  const { currency, categories, status, receipts, reference, taxTreatment, privateShare } = expense
  return (
    <>
      <Section>
        <KeyValueList
          items={[
            { label: t('list.vendor'), value: expense.vendor },
            { label: t('list.date'), value: <DayText value={expense.date} /> },
            {
              label: t('list.category'),
              value: categories.map(nameOf).join(', '),
            },
            { label: t('form.occasion'), value: expense.occasion },
            { label: t('form.guests'), value: expense.guests },
            { label: t('form.reference'), value: reference },
            { label: t('list.net'), value: <Money amount={expense.net} currency={currency} /> },
            { label: t('list.tax'), value: <Money amount={expense.tax} currency={currency} /> },
            {
              label: t('list.gross'),
              value: <Money amount={expense.gross} currency={currency} />,
            },
            {
              label: t('form.treatment'),
              value: taxTreatment !== 'domestic' && t(`treatment.kind.${taxTreatment}`),
            },
            {
              label: t('form.private_share'),
              value: privateShare > 0 && formatPercent(privateShare, language),
            },
            { label: t('list.status'), value: t(`status.${status}`) },
            {
              label: t('form.paid_date'),
              value: expense.paidDate && <DayText value={expense.paidDate} />,
            },
            { label: t('form.notes'), value: expense.notes },
          ]}
        />
      </Section>
      {receipts.map((receipt) => (
        <StoredTile
          key={receipt._id}
          place={EXPENSE_FILES}
          ownerId={expense._id}
          receipt={receipt}
          isOpen={false}
        />
      ))}
    </>
  )
}
