import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '@/components/dialogs/dialog'
import { lineOf } from '@/components/document_form/lines/line_values'
import { showDone } from '@/components/toast'
import { SendDocument } from '@/features/mails/parts'
import { versionedNumber } from '@/lib/versioned_number'
import { KeepDialog } from '../editor/keep_dialog'
import { linesBody } from '../editor/line_values'
import type { Proposal } from '../proposal'
import { AcceptForm, DeclineForm, DeleteForm } from './answer_forms'
import { ConvertForm } from './convert_form'
import { LinkBox } from './link_box'
import type { Asked } from './use_steps'

export interface StepFormProps {
  proposal: Proposal
  /** When it has happened: the dialog closes and screens follow. */
  onDone: () => void
}

const FORMS = {
  accept: AcceptForm,
  decline: DeclineForm,
  link: LinkBox,
  convert: ConvertForm,
  delete: DeleteForm,
}

interface StepDialogProps {
  step: Asked
  proposal: Proposal
  onClose: () => void
}

/** Asks for what a step needs. */
export function StepDialog({ step, proposal, onClose }: StepDialogProps) {
  const { t } = useTranslation('proposals')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  if (step === 'template') {
    const { title, blocks, lines, page } = proposal
    return (
      <KeepDialog
        kind="proposal"
        name={title}
        title={title}
        language={page.language}
        blocks={blocks}
        lines={linesBody(lines.map(lineOf))}
        onClose={onClose}
      />
    )
  }
  const heading = t(`ask.${step}`, { name: versionedNumber(proposal) ?? proposal.title })
  if (step === 'send') {
    const sending = { path: '/api/proposals/:id/send' as const, id: proposal._id }
    return <SendDocument {...sending} title={heading} onClose={onClose} />
  }
  const Form = FORMS[step]
  const done = () => {
    onClose()
    // Before the draft is gone, or its page would ask for it again.
    if (step === 'delete') navigate('/proposal')
    showDone(t(`done.${step}`))
    void queryClient.invalidateQueries({ queryKey: ['/api/proposals'] })
    void queryClient.invalidateQueries({ queryKey: ['/api/document-chain'] })
  }
  return (
    <Dialog size="lg" onClose={onClose} title={heading}>
      <Form proposal={proposal} onDone={done} />
    </Dialog>
  )
}
