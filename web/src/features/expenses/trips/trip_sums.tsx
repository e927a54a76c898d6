import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import classes from './trips.module.css'

interface TripSumsProps {
  currency: string
  /** The year of the rates. */
  year: string
  drive: { km: string; perKm: number; amount: number; source: string | null } | null
  meals: {
    days: { date: string; base: number; cut: number }[]
    amount: number | null
    source: string | null
  } | null
  total: number
}

/** How the amount of a journey comes about, and the laws that its rates come from. */
export function TripSums({ currency, year, drive, meals, total }: TripSumsProps) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  const money = (amount: number) => formatMoney(amount, currency, language)
  const { days = [], amount = null } = meals ?? {}
  const sources = [drive?.source, meals?.source].filter((source) => source)
  return (
    <>
      <dl className={classes.sums}>
        {drive && (
          <>
            <dt>
              {t('trip.sum.drive', {
                km: formatNumber(Number(drive.km), language),
                rate: money(drive.perKm),
              })}
            </dt>
            <dd>{money(drive.amount)}</dd>
          </>
        )}
        {days.map(({ date, base, cut }) => (
          <DayLine key={date} label={dayText(date, base, cut)} amount={money(base - cut)} />
        ))}
        {amount !== null && days.length === 0 && (
          <DayLine label={t('trip.sum.meals')} amount={money(amount)} />
        )}
        <dt data-total>{t('sum.gross')}</dt>
        <dd data-total>{money(total)}</dd>
      </dl>
      {sources.length > 0 && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('trip.sum.source', { year, source: sources.join('; ') })}
        </Text>
      )}
    </>
  )

  function dayText(date: string, base: number, cut: number) {
    const day = formatDate(date)
    return cut > 0
      ? t('trip.sum.cut_day', { day, base: money(base), cut: money(cut) })
      : t('trip.sum.day', { day })
  }
}

function DayLine({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </>
  )
}
