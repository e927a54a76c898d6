import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Money } from '@/components/values/money'
import { recordQuery } from '@/lib/server/queries'
import type { ForecastPeriod, ForecastState } from '../forecast'
import { ItemRow } from './item_row'
import classes from './period_items.module.css'

interface PeriodItemsProps {
  period: ForecastPeriod
  state: ForecastState
}

/** The payments of a month or a week by source, each with the record that announces it. */
export function PeriodItems({ period, state }: PeriodItemsProps) {
  const { t } = useTranslation('forecast')
  const { from, to, sources } = period
  const { data, error, refetch } = useQuery(
    recordQuery('/api/forecast/items', { query: { ...state.query, from, to } })
  )
  if (error) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data) return <Loading variant="skeleton" extent="tableRow" count={3} />
  const bySource = Map.groupBy(data.items, ({ source }) => source)
  const groups = sources.flatMap((part) => {
    const items = bySource.get(part.source)
    return items ? [{ ...part, items }] : []
  })
  return (
    <>
      {groups.map(({ source, isIn, amount, items }) => (
        <section key={source} className={classes.group} aria-label={t(`source.${source}`)}>
          <header className={classes.groupHead}>
            <span>{t(`source.${source}`)}</span>
            <Money amount={isIn ? amount : -amount} currency={data.currency} />
          </header>
          <ul className={classes.items}>
            {items.map((item) => (
              <ItemRow key={item.key} item={item} currency={data.currency} state={state} />
            ))}
          </ul>
        </section>
      ))}
      {data.more > 0 && (
        <Text size="sm" c="dimmed" p="xs">
          {t('more_items', { count: data.more })}
        </Text>
      )}
    </>
  )
}
