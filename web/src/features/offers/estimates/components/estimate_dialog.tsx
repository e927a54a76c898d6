import { useTranslation } from 'react-i18next'
import { StepDialog } from '@/components/steps/step_dialog'
import { SendDocument } from '@/features/correspondence/parts'
import { OfferForm } from '@/features/offers/shared/offer_forms'
import { versionedNumber } from '@/lib/versioned_number'
import { AFFECTED, type Estimate } from '../estimate'
import type { Asked } from '../use_steps'
import { AdvanceForm } from './advance_form'
import { FollowUpForm } from './follow_up_form'
import { RecurringForm } from './recurring_form'

export interface StepFormProps {
  estimate: Estimate
  /** When it has happened: the dialog closes and screens follow. */
  onDone: () => void
}

const OWN_FORMS = { recurring: RecurringForm, followUp: FollowUpForm, advance: AdvanceForm }

interface EstimateDialogProps {
  step: Asked
  estimate: Estimate
  onClose: () => void
}

/** Asks for the input of a step of an estimate. */
export function EstimateDialog({ step, estimate, onClose }: EstimateDialogProps) {
  const { t } = useTranslation('estimates')
  const title = t(`ask.${step}`, { number: versionedNumber(estimate) ?? t('list.draft') })
  if (step === 'send') {
    const sending = { path: '/api/estimates/:id/send' as const, id: estimate._id }
    return <SendDocument {...sending} title={title} onClose={onClose} />
  }
  const words = { accept: t('step.accept'), decline: t('step.decline'), link: t('link.help') }
  return (
    <StepDialog
      title={title}
      doneText={t(`done.${step}`)}
      affects={AFFECTED}
      {...(step === 'delete' && { leaveTo: '/estimates' })}
      onClose={onClose}
    >
      {(onDone) => {
        if (step !== 'recurring' && step !== 'followUp' && step !== 'advance') {
          return (
            <OfferForm
              root="/api/estimates"
              offer={estimate}
              step={step}
              words={words}
              onDone={onDone}
            />
          )
        }
        const Form = OWN_FORMS[step]
        return <Form estimate={estimate} onDone={onDone} />
      }}
    </StepDialog>
  )
}
