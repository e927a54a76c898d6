import { Anchor, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { QueryOf } from '#api/routes'
import rows from '@/components/page/rows.module.css'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import { listQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { linkOf, RATES, type Rate } from './rate'

interface RatesSectionProps {
  query: QueryOf<'/api/hourly-rates'>
  /** The beginning of a new rate, as in the address of its form. */
  start: Record<string, string>
}

/** The rates of one project or person with the days from which they apply, for the desk. */
export function RatesSection({ query, start }: RatesSectionProps) {
  const { t } = useTranslation('rates')
  const { data } = useQuery(listQuery('/api/hourly-rates', query))
  const rates = data?.rows ?? []
  return (
    <Section
      title={t('list.title')}
      padding="none"
      action={
        <Button
          component={Link}
          variant="default"
          size="xs"
          to={`${RATES}?new=1&${new URLSearchParams(start)}`}
        >
          {t('list.new')}
        </Button>
      }
    >
      {data && rates.length === 0 && (
        <Text c="dimmed" p="md">
          {t('list.none_here')}
        </Text>
      )}
      <ul className={rows.list}>
        {rates.map((rate) => (
          <Row key={rate.key} rate={rate} />
        ))}
      </ul>
    </Section>
  )
}

function Row({ rate }: { rate: Rate }) {
  const { t } = useTranslation('rates')
  const { level, from, amount, currency, person, project, isCurrent } = rate
  const names = level === 'member' ? `${person?.name} · ${project?.name}` : t(`level.${level}`)
  return (
    <li>
      <span className={rows.words}>
        <Anchor component={Link} to={linkOf(rate)}>
          {names}
        </Anchor>
        <Text span size="sm" c="dimmed">
          {from ? t('list.from_day', { day: formatDate(from) }) : t('list.from_start')}
          {isCurrent && ` · ${t('list.current')}`}
        </Text>
      </span>
      <Money amount={amount} currency={currency} maximumDecimals={6} />
    </li>
  )
}
