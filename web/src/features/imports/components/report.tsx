import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { type Import, LISTS } from '../import'
import { Faults } from './faults'
import { Figures } from './figures'

/** Imported and refused rows, and the undo. */
export function Report({ record }: { record: Import }) {
  const { t } = useTranslation('imports')
  const [isAsking, setAsking] = useState(false)
  const undo = useChange({
    change: () => api('POST', '/api/imports/:id/undo', { params: { id: record._id } }),
    affects: ['/api/imports'],
    onDone: () => setAsking(false),
  })
  const { created, updated, skipped, failed, removed, restored, kept } = record.done
  const isUndone = record.state === 'undone'
  const canUndo = !isUndone && created + updated > 0
  const figures = isUndone
    ? [
        { label: t('report.removed'), count: removed },
        { label: t('report.restored'), count: restored },
        { label: t('report.kept'), count: kept },
      ]
    : [
        { label: t('report.created'), count: created },
        { label: t('report.updated'), count: updated },
        { label: t('report.skipped'), count: skipped },
        { label: t('report.failed_rows'), count: failed },
      ]
  return (
    <>
      <Section title={t(`report.${record.state}`)} help={t(`report.help_${record.state}`)}>
        <Figures items={figures} />
      </Section>
      <Group gap="xs" mb="md">
        <Button component={Link} to={LISTS[record.kind]}>
          {t(`report.show_${record.kind}`)}
        </Button>
        <Button component={Link} to={`/imports?kind=${record.kind}`} variant="default">
          {t('report.another')}
        </Button>
        {canUndo && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('report.undo')}
          </Button>
        )}
      </Group>
      {failed > 0 && !isUndone && <Faults record={record} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('report.undo_title')}
        verb={t('report.undo')}
        tone="danger"
        isBusy={undo.isPending}
        onConfirm={() => undo.mutate(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t('report.undo_text')}
      </ConfirmDialog>
    </>
  )
}
