import { useTranslation } from 'react-i18next'
import { formatMoney, formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import classes from './trips.module.css'

interface TripSumsProps {
  currency: string
  drive: { km: string; perKm: number; amount: number } | null
  days: { date: string; base: number; cut: number }[]
  /** The sum for meals. */
  meals: number | null
  total: number
}

/** How the amount of a journey comes about. */
export function TripSums({ currency, drive, days, meals, total }: TripSumsProps) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  const money = (amount: number) => formatMoney(amount, currency, language)
  return (
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
      {meals !== null && days.length === 0 && (
        <DayLine label={t('trip.sum.meals')} amount={money(meals)} />
      )}
      <dt data-total>{t('sum.gross')}</dt>
      <dd data-total>{money(total)}</dd>
    </dl>
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
