import { Button, Checkbox, Text } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { type DatevPreview, type DatevSettings, isMaking } from '../datev'
import classes from './datev.module.css'

interface NewExportProps {
  settings: DatevSettings
  preview: DatevPreview
  period: { from: string; to: string }
}

/** Has the files of the period made. */
export function NewExport({ settings, preview, period }: NewExportProps) {
  const { t } = useTranslation('datev')
  const [hasReceipts, setHasReceipts] = useState(true)
  const { data: exports } = useQuery(recordQuery('/api/datev/exports'))
  const making = useChange<void>({
    change: () => api('POST', '/api/datev/exports', { body: { ...period, hasReceipts } }),
    affects: ['/api/datev'],
  })
  const lacksNumbers = settings.consultantNumber === null || settings.clientNumber === null
  const isEmpty = !preview.isTooLarge && preview.months.length === 0
  const earlier = exports?.find(
    ({ state, from, to }) =>
      (state === 'ready' || state === 'expired') && from <= period.to && to >= period.from
  )
  return (
    <Section
      title={t('make_title', { from: formatDate(period.from), to: formatDate(period.to) })}
      help={t('make_help')}
    >
      <div className={classes.make}>
        <Checkbox
          label={t('with_receipts')}
          description={t('with_receipts_help')}
          checked={hasReceipts}
          onChange={(event) => setHasReceipts(event.currentTarget.checked)}
        />
        {earlier && (
          <Text size="sm">
            {t('earlier', {
              day: formatDate(earlier.createdAt),
              from: formatDate(earlier.from),
              to: formatDate(earlier.to),
            })}
          </Text>
        )}
        {lacksNumbers && <Text size="sm">{t('numbers_missing')}</Text>}
        <div>
          <Button
            leftSection={<IconFileExport size={16} aria-hidden />}
            disabled={lacksNumbers || isEmpty}
            loading={making.isPending || (exports ?? []).some(({ state }) => isMaking(state))}
            onClick={() => making.mutate()}
          >
            {t('make')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
