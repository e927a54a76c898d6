import { useTranslation } from 'react-i18next'
import { useSteps } from '@/components/steps/use_steps'
import { showDone, showUndo } from '@/components/toast'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import { AFFECTED, type Proposal } from '../proposal'
import type { Step } from '../steps'

const ProposalDialog = latePart(async () => (await import('./proposal_dialog')).ProposalDialog)

const ASKED = ['send', 'accept', 'decline', 'delete', 'link', 'convert', 'template'] as const

/** Steps that ask for confirmation or input first. */
export type Asked = (typeof ASKED)[number]
type Direct = Exclude<Step, Asked | 'edit'>

/** Starts the steps of a proposal; `dialog` is to be rendered by the page. */
export function useProposalSteps(proposal: Proposal) {
  const { t } = useTranslation('proposals')
  const { open, close, ...steps } = useSteps({
    asked: ASKED,
    editAt: `/proposals/${proposal._id}/edit`,
    run: (step: Direct) => run(proposal, step),
    affects: AFFECTED,
    onDone: (step, start) => {
      if (step !== 'archive') return showDone(t(`done.${step}`))
      showUndo({ message: t('done.archive'), undo: () => start('restore') })
    },
  })
  const dialog = open && <ProposalDialog step={open} proposal={proposal} onClose={close} />
  return { ...steps, dialog }
}

/** @returns where to go then */
async function run(proposal: Proposal, step: Direct) {
  const params = { id: proposal._id }
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
