import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { saveFile } from '@/lib/csv'
import { download } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { type DatevExport, isMaking } from '../datev'
import classes from './datev.module.css'

const POLL_MS = 2000

const BADGES: Record<DatevExport['state'], StatusKind> = {
  waiting: 'partly',
  running: 'partly',
  ready: 'paid',
  failed: 'overdue',
  expired: 'void',
}

/** The exports of the company, the latest first. */
export function Exports() {
  const { t } = useTranslation('datev')
  const { data, error, refetch } = useQuery({
    ...recordQuery('/api/datev/exports'),
    refetchInterval: ({ state }) =>
      state.data?.some((one) => isMaking(one.state)) ? POLL_MS : false,
  })
  if (error) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <Section title={t('exports')} padding="none">
      <ul className={classes.exports}>
        {data.map((one) => (
          <ExportRow key={one._id} one={one} />
        ))}
      </ul>
    </Section>
  )
}

function ExportRow({ one }: { one: DatevExport }) {
  const { t } = useTranslation('datev')
  const period = `${formatDate(one.from)} – ${formatDate(one.to)}`
  const saving = useChange<void>({
    change: async () => {
      const { file, name } = await download('/api/datev/exports/:id/file', {
        params: { id: one._id },
      })
      saveFile(file, name)
    },
    affects: [],
  })
  return (
    <li className={classes.export}>
      <div>
        {period}
        <Text size="xs" c="dimmed">
          <DayText value={one.createdAt} precision="minute" />
          {one.state === 'ready' &&
            ` · ${t('contents', { bookings: one.bookings, receipts: one.receipts, remarks: one.remarks })}`}
        </Text>
      </div>
      <StatusBadge kind={BADGES[one.state]} label={t(`state.${one.state}`)} />
      {one.state === 'ready' && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
          aria-label={`${t('download')}: ${period}`}
        >
          {t('download')}
        </Button>
      )}
    </li>
  )
}
