import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#api/routes'
import { BatchResult, type RefusedRecord } from '@/components/dialogs/batch_result'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { isWarned, orWarning } from '../reported_month'
import { AFFECTED, type ClaimRow } from './claim'
import { ClaimReason, type Refusal } from './claim_reason'

export type Approval = { _id: string } & NonNullable<
  BodyOf<'POST', '/api/expense-claims/:id/approve'>
>

interface Batch {
  done: number
  refused: RefusedRecord[]
}

/** Decisions of the desk and the withdrawal of an own receipt. @param onDone after a decision on a single one */
export function useClaimActions(onDone: () => void) {
  const { t } = useTranslation('expenses')
  const [refusal, setRefusal] = useState<Refusal>()
  const [withdrawn, setWithdrawn] = useState<ClaimRow>()
  const [batch, setBatch] = useState<Batch>()
  const [warned, setWarned] = useState<{ approval: Approval; warning: string }>()
  const approve = useChange({
    change: ({ _id: id, ...body }: Approval) =>
      orWarning(api('POST', '/api/expense-claims/:id/approve', { params: { id }, body })),
    affects: AFFECTED,
    onDone: (answer, approval) => {
      if (isWarned(answer)) return setWarned({ approval, warning: answer.warning })
      setWarned(undefined)
      showDone(t('claim.done.approve', { vendor: answer.vendor }))
      onDone()
    },
  })
  const approveAll = useChange({
    change: (claims: ClaimRow[]) =>
      api('POST', '/api/expense-claims/approve', {
        body: { claimIds: claims.map(({ _id }) => _id) },
      }),
    affects: AFFECTED,
    onDone: ({ done, refused }, claims) => {
      if (refused.length === 0) return showDone(t('claim.approved', { count: done.length }))
      const names = new Map(claims.map(({ _id, vendor }) => [_id, vendor]))
      setBatch({
        done: done.length,
        refused: refused.map(({ _id, error }) => ({ _id, error, name: names.get(_id) ?? '' })),
      })
    },
  })
  const withdraw = useChange({
    change: ({ _id: id }: ClaimRow) => api('DELETE', '/api/expense-claims/:id', { params: { id } }),
    affects: AFFECTED,
    onDone: (_, { vendor }) => {
      showDone(t('claim.done.withdraw', { vendor }))
      setWithdrawn(undefined)
      onDone()
    },
  })
  const dialogs = (
    <>
      {refusal && (
        <ClaimReason
          refusal={refusal}
          onDone={() => {
            setRefusal(undefined)
            onDone()
          }}
          onClose={() => setRefusal(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={withdrawn !== undefined}
        title={t('claim.ask.withdraw', { vendor: withdrawn?.vendor ?? '' })}
        verb={t('claim.withdraw')}
        tone="danger"
        isBusy={withdraw.isPending}
        onConfirm={() => withdrawn && withdraw.mutate(withdrawn)}
        onCancel={() => setWithdrawn(undefined)}
      >
        {t('claim.ask_text.withdraw')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={warned !== undefined}
        title={t('claim.ask.month')}
        verb={t('claim.approve')}
        isBusy={approve.isPending}
        onConfirm={() => warned && approve.mutate({ ...warned.approval, acknowledged: true })}
        onCancel={() => setWarned(undefined)}
      >
        {warned?.warning}
      </ConfirmDialog>
      {batch && (
        <BatchResult
          done={t('claim.approved', { count: batch.done })}
          refused={batch.refused}
          onClose={() => setBatch(undefined)}
        />
      )}
    </>
  )
  return { approve, approveAll, refuse: setRefusal, withdraw: setWithdrawn, dialogs }
}
