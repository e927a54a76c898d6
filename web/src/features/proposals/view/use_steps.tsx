import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showDone, showRefusal, showUndo } from '@/components/toast'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import type { Proposal } from '../proposal'
import type { Step } from '../steps'

const StepDialog = latePart(async () => (await import('./step_dialog')).StepDialog)

/** Steps that ask for confirmation or input first. */
export type Asked = Extract<
  Step,
  'send' | 'accept' | 'decline' | 'delete' | 'link' | 'convert' | 'template'
>

const ASKED: Step[] = ['send', 'accept', 'decline', 'delete', 'link', 'convert', 'template']
const isAsked = (step: Step): step is Asked => ASKED.includes(step)

/** Starts the steps of a proposal: what needs an answer opens its dialog, the rest happens at once. */
export function useSteps(proposal: Proposal) {
  const { t } = useTranslation('proposals')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setIsBusy] = useState(false)
  const params = { id: proposal._id }

  async function start(step: Step) {
    if (isAsked(step)) return setAsked(step)
    if (step === 'edit') return navigate(`/proposals/${proposal._id}/edit`)
    setIsBusy(true)
    try {
      const target = await run(step)
      await queryClient.invalidateQueries({ queryKey: ['/api/proposals'] })
      if (step === 'archive') {
        showUndo({ message: t('done.archive'), undo: () => void start('restore') })
      } else showDone(t(`done.${step}`))
      if (target) navigate(target)
    } catch (failure) {
      showRefusal(failure)
    } finally {
      setIsBusy(false)
    }
  }

  /** @returns where to go then */
  async function run(step: Exclude<Step, Asked | 'edit'>) {
    if (step === 'revoke') {
      await api('DELETE', '/api/proposals/:id/link', { params })
      return undefined
    }
    if (step === 'restore') {
      await api('DELETE', '/api/proposals/:id/archive', { params })
      return undefined
    }
    const { _id } = await api('POST', `/api/proposals/:id/${step}`, { params })
    return step === 'issue' || step === 'archive' ? undefined : `/proposals/${_id}/edit`
  }

  const dialog = asked && (
    <StepDialog step={asked} proposal={proposal} onClose={() => setAsked(undefined)} />
  )
  return { start, isBusy, dialog }
}
