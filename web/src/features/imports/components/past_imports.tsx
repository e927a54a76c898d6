import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { listQuery } from '@/lib/server/queries'
import type { ImportState } from '../import'
import classes from './imports.module.css'

const BADGES: Record<ImportState, StatusKind> = {
  reading: 'draft',
  mapping: 'draft',
  checking: 'open',
  checked: 'draft',
  running: 'open',
  done: 'paid',
  stopped: 'partly',
  undoing: 'open',
  undone: 'void',
  failed: 'overdue',
}

const SHOWN = 20

/** The last imports: those that wait for a person, and what became of the others. */
export function PastImports() {
  const { t } = useTranslation('imports')
  const { data, error, refetch } = useQuery(listQuery('/api/imports', { pageSize: SHOWN }))
  if (error) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data || data.rows.length === 0) return null
  return (
    <Section title={t('past.title')} padding="none">
      <ul className={classes.past}>
        {data.rows.map(({ _id, kind, fileName, state, rowCount, createdAt }) => (
          <li key={_id} className={classes.pastRow}>
            <div className={classes.pastName}>
              <Anchor component={Link} to={`/imports/${_id}`}>
                {fileName || t(`kind.${kind}`)}
              </Anchor>
              <Text size="sm" c="dimmed">
                {t(`kind.${kind}`)} · {t('past.rows', { count: rowCount })}
              </Text>
            </div>
            <DayText value={createdAt} precision="minute" />
            <StatusBadge kind={BADGES[state]} label={t(`state.${state}`)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
