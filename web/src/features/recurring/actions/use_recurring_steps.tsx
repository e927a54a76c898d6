import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import { AFFECTED, type RecurringRow } from '../recurring'
import type { Missed } from './resume_dialog'
import { isAsked, StepDialog } from './step_dialog'
import type { Step } from './steps'

const ResumeDialog = latePart(async () => (await import('./resume_dialog')).ResumeDialog)

interface Wish {
  step: Step
  recurring: RecurringRow
  missed?: Missed
}

/**
 * Starts the steps of recurring invoices: what needs an answer opens its dialog, the rest happens at once.
 * `dialogs` is to be rendered by the page.
 * @param onDelete leaves the page of what is to be deleted
 */
export function useRecurringSteps({ onDelete }: { onDelete?: () => void } = {}) {
  const { t } = useTranslation('recurring')
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Wish>()
  const close = () => setAsked(undefined)
  const change = useChange({
    change: send,
    affects: AFFECTED,
    onDone: (copyId, { step }) => {
      showDone(t(`done.${step}`))
      close()
      if (copyId) navigate(`/recurring-invoices/${copyId}/edit`)
    },
  })

  function start(step: Step, recurring: RecurringRow) {
    const { _id, nextDate } = recurring
    const isBehind = nextDate !== null && nextDate < today()
    if (step === 'edit') navigate(`/recurring-invoices/${_id}/edit`)
    else if (isAsked(step) || (step === 'resume' && isBehind)) setAsked({ step, recurring })
    else change.mutate({ step, recurring })
  }
  const confirm = (missed?: Missed) => {
    if (!asked) return
    // Before it is gone, or its page would ask for it again.
    if (asked.step === 'delete') onDelete?.()
    change.mutate({ ...asked, ...(missed && { missed }) })
  }

  const dialogs = asked && (
    <>
      {isAsked(asked.step) && (
        <StepDialog
          step={asked.step}
          recurring={asked.recurring}
          isBusy={change.isPending}
          onConfirm={confirm}
          onClose={close}
        />
      )}
      {asked.step === 'resume' && (
        <ResumeDialog
          recurring={asked.recurring}
          isBusy={change.isPending}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </>
  )
  return { start, isBusy: change.isPending, dialogs }
}

/** @returns the id of a copy */
async function send({ step, recurring, missed }: Wish): Promise<string | undefined> {
  const params = { id: recurring._id }
  // Company users may name their own company; super admins have to.
  const body = { companyId: recurring.company._id }
  if (step === 'delete') await api('DELETE', '/api/recurring-invoices/:id', { params, body })
  else if (step === 'clone') {
    return (await api('POST', '/api/recurring-invoices/:id/clone', { params, body }))._id
  } else if (step === 'resume') {
    const decided = { ...body, ...(missed && { missed }) }
    await api('POST', '/api/recurring-invoices/:id/resume', { params, body: decided })
  } else if (step === 'run' || step === 'retry' || step === 'skip') {
    // The date that was seen: another may be the next one by now.
    const meant = { ...body, ...(recurring.nextDate && { date: recurring.nextDate }) }
    const path = step === 'skip' ? 'skip' : 'run'
    await api('POST', `/api/recurring-invoices/:id/${path}`, { params, body: meant })
  } else if (step !== 'edit') {
    await api('POST', `/api/recurring-invoices/:id/${step}`, { params, body })
  }
  return undefined
}
