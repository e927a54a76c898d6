import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { useAudiences } from '@/lib/session/current_user'
import { formatDate, today } from '@/lib/time/days'
import type { RecapitulativeStatement } from '../vat'
import { StatementChanges } from './statement_changes'

interface StatementReportProps {
  statement: RecapitulativeStatement
  days: { from: string; to: string }
}

/** When the statement of a period was reported, what has changed since, and the way to mark it. */
export function StatementReport({ statement, days }: StatementReportProps) {
  const { t } = useTranslation('vat')
  const isOwner = useAudiences()?.includes('owner')
  const [isAsking, setAsking] = useState(false)
  const { reported, changes, lines } = statement
  const report = useChange({
    change: () =>
      api('POST', '/api/reports/vat/recapitulative/reports', {
        body: { ...days, confirmed: true },
      }),
    affects: ['/api/reports'],
    onDone: () => {
      setAsking(false)
      showDone(t('recapitulative.done'))
    },
  })
  const isOwed = reported ? changes.length > 0 : lines.length > 0
  const verb = t(reported ? 'recapitulative.mark_correction' : 'recapitulative.mark')
  return (
    <>
      {reported && (
        <Text size="sm" px="md" pt="sm">
          {t(reported.version > 1 ? 'recapitulative.corrected' : 'recapitulative.reported', {
            day: formatDate(reported.reportedAt),
            count: reported.version,
          })}
        </Text>
      )}
      {changes.length > 0 && <StatementChanges changes={changes} />}
      {isOwner && isOwed && days.to < today() && (
        <Button mx="md" my="sm" size="xs" variant="default" onClick={() => setAsking(true)}>
          {verb}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('recapitulative.ask')}
          verb={verb}
          isBusy={report.isPending}
          onConfirm={() => report.mutate(undefined)}
          onCancel={() => setAsking(false)}
        >
          {t('recapitulative.ask_text')}
        </ConfirmDialog>
      )}
    </>
  )
}
