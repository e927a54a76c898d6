import { Anchor, Select, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Pager } from '@/components/data_table/table_foot'
import { useTableState } from '@/components/data_table/table_state'
import { Loading } from '@/components/loading/loading'
import { EmptyState } from '@/components/page/empty_state'
import { ErrorAlert } from '@/components/page/error_alert'
import { ClockDrawing } from '@/components/pictures/drawings'
import { DayText } from '@/components/values/day_text'
import { useLanguage } from '@/lib/language/use_language'
import { apiWithHeaders } from '@/lib/server/api'
import { formatMonthYear } from '@/lib/time/days'
import type { HistoryEvent } from '../ledger'
import { pageOf, useEventWords } from './event_words'
import classes from './history.module.css'

const KINDS = [
  'invoice',
  'estimate',
  'order',
  'deliveryNote',
  'proposal',
  'reminder',
  'recurring',
  'project',
  'time',
  'statement',
  'client',
]

/** A value of the field, which takes no empty text for a choice. */
const ALL = 'all'

/** Events of a client by month, the newest first. */
export function HistoryTab({ clientId }: { clientId: string }) {
  const { t } = useTranslation('ledger')
  const { language } = useLanguage()
  const state = useTableState<'/api/clients/:id/history'>({ filters: ['kind'] })
  const history = useQuery({
    queryKey: ['/api/clients', `${clientId}/history`, state.query],
    queryFn: async ({ signal }) => {
      const { body, headers } = await apiWithHeaders('/api/clients/:id/history', {
        params: { id: clientId },
        query: state.query,
        signal,
      })
      return { events: body, total: Number(headers.get('x-total-count')) }
    },
    placeholderData: keepPreviousData,
  })
  if (history.isError) {
    return <ErrorAlert failure={history.error} onRetry={() => void history.refetch()} />
  }
  if (!history.data) return <Loading variant="skeleton" extent="cardList" count={3} />
  const { events, total } = history.data
  return (
    <>
      <Select
        className={classes.kind}
        aria-label={t('history.kind')}
        data={[
          { value: ALL, label: t('history.all') },
          ...KINDS.map((value) => ({ value, label: t(`history.${value}`) })),
        ]}
        value={state.filters.kind || ALL}
        onChange={(kind) => state.setFilter('kind', kind === ALL ? '' : (kind ?? ''))}
        allowDeselect={false}
      />
      {events.length === 0 && <EmptyState drawing={<ClockDrawing />} title={t('history.empty')} />}
      {byMonth(events, (at) => formatMonthYear(at, language)).map(([month, ofMonth]) => (
        <section key={month} aria-label={month}>
          <h2 className={classes.month}>{month}</h2>
          <ol className={classes.events}>
            {ofMonth.map((event) => (
              <Event key={event._id} event={event} />
            ))}
          </ol>
        </section>
      ))}
      {total > events.length && <Pager state={state} total={total} />}
    </>
  )
}

/** Events that follow each other in one month of the company's zone, below its name. */
function byMonth(events: HistoryEvent[], nameOf: (at: string) => string) {
  const months = new Map<string, HistoryEvent[]>()
  for (const event of events) {
    const month = nameOf(event.at)
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months]
}

function Event({ event }: { event: HistoryEvent }) {
  const wordsOf = useEventWords()
  const page = pageOf(event)
  const { at, by, kind, label } = event
  return (
    <li className={classes.event} data-kind={kind}>
      <div className={classes.words}>
        <span>{wordsOf(event)}</span>
        {label && kind !== 'client' && (
          <span className={classes.label}>
            {page ? (
              <Anchor component={Link} to={page} inherit>
                {label}
              </Anchor>
            ) : (
              label
            )}
          </span>
        )}
      </div>
      <Text size="xs" c="dimmed" className={classes.time}>
        <DayText value={at} precision="minute" />
        {by?.name && ` · ${by.name}`}
      </Text>
    </li>
  )
}
