import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { formatMonthYear } from '@/lib/time/days'
import type { Strip } from '../forecast'
import { useLongDay } from '../parts/use_long_day'
import classes from './strip.module.css'

const PAGE = '/cash-flow-forecast'

/** Dashboards ask for it together with their own figures. */
export const forecastStripQuery = recordQuery('/api/forecast/strip')

/**
 * How long the money lasts, and the next months of the forecast in short, for the dashboard. Nothing is shown
 * when the forecast could not be loaded: the rest of the dashboard is useful without it.
 */
export function ForecastStrip() {
  const { t } = useTranslation('forecast')
  const { data } = useQuery(forecastStripQuery)
  const sentenceOf = useSentence()
  if (!data) return null
  return (
    <Section
      title={t('strip.title')}
      help={sentenceOf(data)}
      padding="none"
      action={
        <Anchor component={Link} to={PAGE} size="sm">
          {t('strip.more')}
        </Anchor>
      }
    >
      <div className={classes.months}>
        <Months strip={data} />
      </div>
    </Section>
  )
}

function Months({ strip: { months, currency, hasBalance, minimum } }: { strip: Strip }) {
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  return months.map(({ from, in: inflow, out, end }) => (
    <Link key={from} to={PAGE} className={classes.month}>
      <Text component="span" size="xs" c="dimmed">
        {formatMonthYear(from, language)}
      </Text>
      <strong data-low={(hasBalance && end < minimum) || undefined}>
        <Money amount={hasBalance ? end : inflow - out} currency={currency} />
      </strong>
      <Text component="span" size="xs" c="dimmed">
        {t('strip.flows', {
          in: formatMoney(inflow, currency, language),
          out: formatMoney(-out, currency, language),
        })}
      </Text>
    </Link>
  ))
}

/** The day on which money is short, or the last one for which it is known to suffice. */
function useSentence() {
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  const longDay = useLongDay()
  return ({ hasBalance, belowMinimumOn, isOverdrawn, minimum, currency, until }: Strip) => {
    if (!hasBalance) return t('strip.without_balance')
    if (!belowMinimumOn) return t('outlook.lasts', { day: longDay(until) })
    if (isOverdrawn) return t('outlook.runs_out', { day: longDay(belowMinimumOn) })
    return t('outlook.below', {
      day: longDay(belowMinimumOn),
      minimum: formatMoney(minimum, currency, language),
    })
  }
}
