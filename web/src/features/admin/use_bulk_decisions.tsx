import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAction } from '@/components/data_table/column'
import { BatchResult, type RefusedRecord } from '@/components/dialogs/batch_result'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone, showRefusal } from '@/components/toast'
import { api } from '@/lib/server/api'
import type { CompanyRow } from './company'
import { ReasonDialog } from './late_reason_dialog'

type Decision = 'approve' | 'reject'
interface Asked {
  decision: Decision
  companies: CompanyRow[]
}

/**
 * Approves or rejects several applications after one question. `dialogs`, which the page renders, also name those that did
 * not go through.
 * @param onDecided is called once the decisions are made, also when some were refused
 */
export function useBulkDecisions(onDecided: () => void) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<{ done: string; refused: RefusedRecord[] }>()
  const close = () => setAsked(undefined)

  const decide = async ({ decision, companies }: Asked, reason = '') => {
    setIsBusy(true)
    try {
      const ids = companies.map(({ _id }) => _id)
      const answer =
        decision === 'approve'
          ? await api('POST', '/api/admin/companies/batch/approve', { body: { ids } })
          : await api('POST', '/api/admin/companies/batch/reject', { body: { ids, reason } })
      const done = t(`bulk.${decision}_done`, { count: answer.done.length })
      if (answer.refused.length > 0) setResult({ done, refused: named(answer.refused, companies) })
      else showDone(done)
      close()
      onDecided()
    } catch (failure) {
      // The list shows what was decided before the failure.
      showRefusal(failure)
    }
    setIsBusy(false)
    await queryClient.invalidateQueries({ queryKey: ['/api/admin'] })
  }

  const asks = (decision: Decision) => (companies: CompanyRow[]) =>
    setAsked({ decision, companies })
  const actions: BulkAction<CompanyRow>[] = [
    { label: t('step.approve'), onSelect: asks('approve') },
    { label: t('step.reject'), onSelect: asks('reject') },
  ]
  const count = asked?.companies.length ?? 0
  const dialogs = (
    <>
      <ConfirmDialog
        isOpen={asked?.decision === 'approve'}
        title={t('bulk.approve_title', { count })}
        verb={t('step.approve')}
        isBusy={isBusy}
        onConfirm={() => asked && void decide(asked)}
        onCancel={close}
      >
        {t('bulk.approve_text')}
      </ConfirmDialog>
      {asked?.decision === 'reject' && (
        <ReasonDialog
          verb={t('step.reject')}
          title={t('bulk.reject_title', { count })}
          help={t('bulk.reject_help')}
          isBusy={isBusy}
          onDecide={(reason) => void decide(asked, reason)}
          onCancel={close}
        />
      )}
      {result && <BatchResult {...result} onClose={() => setResult(undefined)} />}
    </>
  )
  return { actions, dialogs, isBusy }
}

const named = (refused: { _id: string; error: string }[], companies: CompanyRow[]) =>
  refused.map(({ _id, error }) => ({
    _id,
    error,
    name: companies.find((company) => company._id === _id)?.name ?? '',
  }))
