import { Button, Group, Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useConfirmed } from '@/features/auth/parts'
import { saveFile } from '@/lib/csv'
import type { Language } from '@/lib/language/languages'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api, download } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { ErrorAlert } from '../../components/page/error_alert'
import { useChange } from '../../components/use_change'
import { DayText } from '../../components/values/day_text'
import classes from './complete_export.module.css'

const POLL_MS = 2000

interface CompleteExportProps {
  /** False where a section names and explains it. */
  hasTitle?: boolean
}

/** All data of the company in one file: has it made, shows how far it is, and saves it. For owners. */
export function CompleteExport({ hasTitle = true }: CompleteExportProps) {
  const { t } = useTranslation('leaving')
  const { language } = useLanguage()
  const { data, error, refetch } = useQuery({
    ...recordQuery('/api/company-exports'),
    refetchInterval: ({ state }) => (isMaking(state.data?.[0]?.state) ? POLL_MS : false),
  })
  const latest = data?.[0]
  const making = useChange<void>({
    change: () => api('POST', '/api/company-exports'),
    affects: ['/api/company-exports'],
  })
  const { confirmed, dialog } = useConfirmed()
  const saving = useChange<string>({
    change: async (id) => {
      const saved = await confirmed(() =>
        download('/api/company-exports/:id/file', { params: { id } })
      )
      if (saved) saveFile(saved.file, saved.name)
    },
    affects: [],
  })
  if (error) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  const isRunning = isMaking(latest?.state)
  return (
    <section className={classes.box}>
      {hasTitle && (
        <>
          <Text component="h2" fw={600} size="sm">
            {t('complete_export.title')}
          </Text>
          <Text size="sm" c="dimmed">
            {t('complete_export.text')}
          </Text>
        </>
      )}
      <div className={classes.line}>
        <Group gap="xs">
          {latest?.state === 'ready' && (
            <Button onClick={() => saving.mutate(latest._id)} loading={saving.isPending}>
              {t('complete_export.download')}
            </Button>
          )}
          <Button
            variant="default"
            onClick={() => making.mutate()}
            loading={isRunning || making.isPending}
          >
            {t(latest ? 'complete_export.again' : 'complete_export.make')}
          </Button>
        </Group>
        <div className={classes.state}>
          {isRunning && (
            <Progress
              value={latest?.total ? Math.round((100 * latest.done) / latest.total) : 0}
              aria-label={t('complete_export.making')}
            />
          )}
          {latest?.state === 'ready' && (
            <Text size="sm">
              {t('complete_export.ready', { size: megabytes(latest.bytes, language) })}{' '}
              <DayText value={latest.createdAt} precision="minute" />
            </Text>
          )}
          {latest?.state === 'failed' && <Text size="sm">{t('complete_export.failed')}</Text>}
        </div>
      </div>
      {dialog}
    </section>
  )
}

const isMaking = (state: string | undefined) => state === 'waiting' || state === 'running'

/** `0,8` of 812,000 bytes. */
const megabytes = (bytes: number, language: Language) =>
  formatNumber(Math.max(0.1, bytes / 1_000_000), language, 1)
