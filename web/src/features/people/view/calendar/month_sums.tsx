import { useTranslation } from 'react-i18next'
import { formatHours } from '@/lib/language/numbers'
import { formatDate } from '@/lib/time/days'
import type { Month } from '../person_page'
import { formatBalance } from './balance'
import classes from './calendar.module.css'

/**
 * The sums of a month. Worked time and target are those of all its days; the difference ends with yesterday, like the
 * overtime beside it, because days to come would count as missing.
 */
export function MonthSums({ month }: { month: Month }) {
  const { t } = useTranslation('people')
  const { days, hasTargets, targetSeconds, workedSeconds, overtimeUntil } = month
  const over = days.filter(({ date }) => date <= overtimeUntil)
  const difference = over.reduce((sum, day) => sum + day.workedSeconds - day.targetSeconds, 0)
  const isOver = over.length === days.length
  const sums = [
    { label: t('calendar.worked'), value: formatHours(workedSeconds) },
    ...(hasTargets
      ? [{ label: t('calendar.month_target'), value: formatHours(targetSeconds) }]
      : []),
    ...(hasTargets && over.length > 0
      ? [
          {
            label: isOver
              ? t('calendar.difference')
              : t('calendar.difference_to', { day: formatDate(overtimeUntil) }),
            value: formatBalance(difference),
          },
        ]
      : []),
  ]
  return (
    <dl className={classes.sums}>
      {sums.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
