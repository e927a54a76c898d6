import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import type { BudgetFigures, Measure } from './budget'
import classes from './budgets.module.css'
import { useAmount } from './use_amount'

interface BurnTableProps {
  course: { day: string; used: number }[]
  /** Null without a budget. */
  figures: BudgetFigures | null
  measure: Measure
  currency: string
}

/** The figures of the chart: the days on which the budget was used, the latest first. */
export function BurnTable({ course, figures, measure, currency }: BurnTableProps) {
  const { t } = useTranslation('budgets')
  const { language } = useLanguage()
  const amount = useAmount(measure, currency)
  const rows = course
    .map(({ day, used }, index) => ({ day, used, more: used - (course[index - 1]?.used ?? 0) }))
    .filter(({ more }) => more > 0)
    .toReversed()
  const shareOf = (used: number, budget: number) =>
    formatPercent(Math.floor((used / budget) * 100), language)
  return (
    <details className={classes.behind}>
      <summary>{t('table')}</summary>
      {figures && (
        <Text c="dimmed" size="sm">
          {t('course_help')}
        </Text>
      )}
      <table className={classes.table} aria-label={t('table')}>
        <thead>
          <tr>
            <th scope="col">{t('column.until')}</th>
            <th scope="col">{t('column.more')}</th>
            <th scope="col">{t('column.used')}</th>
            {figures && <th scope="col">{t('column.share')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, used, more }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{amount(more)}</td>
              <td>{amount(used)}</td>
              {figures && <td>{shareOf(used, figures.budget)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
