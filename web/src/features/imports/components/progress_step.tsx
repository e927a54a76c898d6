import { Button, Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { Import } from '../import'

/** The current work of an import, its progress, and a button to stop it. */
export function ProgressStep({ record }: { record: Import }) {
  const { t } = useTranslation('imports')
  const { mutate, isPending } = useChange({
    change: () => api('POST', '/api/imports/:id/stop', { params: { id: record._id } }),
    affects: ['/api/imports'],
  })
  const percent = Math.round(record.progress * 100)
  return (
    <Section title={t(`progress.${record.state}`)} help={t('progress.help')}>
      <Progress value={percent} aria-label={t(`progress.${record.state}`)} />
      <Text mt="xs" mb="md" c="dimmed" role="status">
        {t('progress.of', { percent, count: record.rowCount })}
      </Text>
      {record.state !== 'undoing' && (
        <Button variant="default" loading={isPending} onClick={() => mutate(undefined)}>
          {t('progress.stop')}
        </Button>
      )}
    </Section>
  )
}
