import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { DetailHeader } from '@/components/page/detail_header'
import { Money } from '@/components/values/money'

type Summary = AnswerOf<'GET', '/api/recurring-invoices/summary'>

/** Totals of the active ones: a month, a year, the next thirty days; one line for each currency. */
export function SummaryStrip({ summary }: { summary: Summary }) {
  const { t } = useTranslation('recurring')
  const figure = (name: 'monthly' | 'yearly' | 'next30Days') => ({
    label: t(`summary.${name}`),
    value: summary.currencies.map((sums) => (
      <div key={sums.currency}>
        <Money amount={sums[name]} currency={sums.currency} />
      </div>
    )),
  })
  if (summary.currencies.length === 0) return null
  return <DetailHeader figures={[figure('monthly'), figure('yearly'), figure('next30Days')]} />
}
