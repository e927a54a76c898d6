import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Money } from '@/components/money'
import { Section } from '@/components/section'
import { formatMonthYear } from '@/lib/days'
import { formatMoney } from '@/lib/numbers'
import { recordQuery } from '@/lib/queries'
import { useLanguage } from '@/lib/use_language'
import type { Strip } from '../forecast'
import { useLongDay } from '../parts/use_long_day'
import classes from './strip.module.css'

const PAGE = '/cash-flow-forecast'

/** The next three months of the forecast in short, for the dashboard. */
export function ForecastStrip() {
  const { t } = useTranslation('forecast')
  const { data } = useQuery(recordQuery('/api/forecast/strip'))
  return (
    <Section
      title={t('strip.title')}
      padding="none"
      action={
        <Anchor component={Link} to={PAGE} size="sm">
          {t('strip.more')}
        </Anchor>
      }
    >
      <div className={classes.months}>{data && <Months strip={data} />}</div>
      {data && <Sentence strip={data} />}
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
          out: formatMoney(out, currency, language),
        })}
      </Text>
    </Link>
  ))
}

function Sentence({ strip }: { strip: Strip }) {
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  const longDay = useLongDay()
  const { hasBalance, belowMinimumOn, isOverdrawn, minimum, currency } = strip
  if (hasBalance && !belowMinimumOn) return null
  return (
    <Text size="sm" px="md" pb="sm">
      {!hasBalance || !belowMinimumOn
        ? t('strip.without_balance')
        : isOverdrawn
          ? t('outlook.runs_out', { day: longDay(belowMinimumOn) })
          : t('outlook.below', {
              day: longDay(belowMinimumOn),
              minimum: formatMoney(minimum, currency, language),
            })}
    </Text>
  )
}
