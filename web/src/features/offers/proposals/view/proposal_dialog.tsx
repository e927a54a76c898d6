import { useTranslation } from 'react-i18next'
import { StepDialog } from '@/components/steps/step_dialog'
import { SendDocument } from '@/features/correspondence/parts'
import { lineOf } from '@/features/documents/lines/line_values'
import { OfferForm } from '@/features/offers/shared/offer_forms'
import { versionedNumber } from '@/lib/versioned_number'
import { KeepDialog } from '../editor/keep_dialog'
import { linesBody } from '../editor/line_values'
import { AFFECTED, type Proposal } from '../proposal'
import { ConvertForm } from './convert_form'
import type { Asked } from './use_steps'

export interface StepFormProps {
  proposal: Proposal
  /** When it has happened: the dialog closes and screens follow. */
  onDone: () => void
}

interface ProposalDialogProps {
  step: Asked
  proposal: Proposal
  onClose: () => void
}

/** Asks for the input of a step of a proposal. */
export function ProposalDialog({ step, proposal, onClose }: ProposalDialogProps) {
  const { t } = useTranslation('proposals')
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
  const words = { accept: t('step.accept'), decline: t('step.decline'), link: t('link.help') }
  return (
    <StepDialog
      title={heading}
      doneText={t(`done.${step}`)}
      affects={AFFECTED}
      {...(step === 'delete' && { leaveTo: '/proposal' })}
      onClose={onClose}
    >
      {(onDone) =>
        step === 'convert' ? (
          <ConvertForm proposal={proposal} onDone={onDone} />
        ) : (
          <OfferForm
            root="/api/proposals"
            offer={proposal}
            step={step}
            words={words}
            onDone={onDone}
          />
        )
      }
    </StepDialog>
  )
}
