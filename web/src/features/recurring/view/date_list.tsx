import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { formatDate } from '@/lib/time/days'
import type { ComingDate } from '../recurring'
import classes from './view.module.css'

interface DateListProps {
  dates: ComingDate[]
  /** Of each invoice. */
  total: number
  currency: string
}

/** The next dates, with what each invoice is for, its texts and its amount. */
export function DateList({ dates, total, currency }: DateListProps) {
  const { t } = useTranslation('recurring')
  if (dates.length === 0) return <Text c="dimmed">{t('view.no_dates')}</Text>
  return (
    <ol className={classes.rows}>
      {dates.map(({ date, serviceDate, serviceUntil, texts }) => (
        <li key={date} className={classes.row}>
          <div className={classes.text}>
            <DayText value={date} />
            {[...periodOf(serviceDate, serviceUntil), ...texts].map((text) => (
              <Text key={text} size="xs" c="dimmed">
                {text}
              </Text>
            ))}
          </div>
          <span className={classes.figure}>
            <Money amount={total} currency={currency} />
          </span>
        </li>
      ))}
    </ol>
  )
}

const periodOf = (from: string | null, until: string | null) =>
  from && until ? [`${formatDate(from)} – ${formatDate(until)}`] : []
