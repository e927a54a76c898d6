import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '@/components/dialogs/dialog'
import { showDone } from '@/components/toast'
import { SendDocument } from '@/features/mails/parts'
import { versionedNumber } from '@/lib/versioned_number'
import type { Estimate } from '../estimate'
import type { Asked } from '../use_steps'
import { AdvanceForm } from './advance_form'
import { AcceptForm, DeclineForm } from './answer_forms'
import { DeleteForm, FollowUpForm } from './desk_forms'
import { LinkBox } from './link_box'
import { RecurringForm } from './recurring_form'

export interface StepFormProps {
  estimate: Estimate
  /** When it has happened: the dialog closes and screens follow. */
  onDone: () => void
}

const FORMS = {
  accept: AcceptForm,
  decline: DeclineForm,
  link: LinkBox,
  recurring: RecurringForm,
  delete: DeleteForm,
  followUp: FollowUpForm,
  advance: AdvanceForm,
}

/** Asks for what a step needs. */
export function StepDialog({
  step,
  estimate,
  onClose,
}: {
  step: Asked
  estimate: Estimate
  onClose: () => void
}) {
  const { t } = useTranslation('estimates')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const title = t(`ask.${step}`, { number: versionedNumber(estimate) ?? t('list.draft') })
  if (step === 'send') {
    const sending = { path: '/api/estimates/:id/send' as const, id: estimate._id }
    return <SendDocument {...sending} title={title} onClose={onClose} />
  }
  const Form = FORMS[step]
  const done = () => {
    onClose()
    // Before the draft is gone, or its page would ask for it again.
    if (step === 'delete') navigate('/estimates')
    showDone(t(`done.${step}`))
    void queryClient.invalidateQueries({ queryKey: ['/api/estimates'] })
  }
  return (
    <Dialog size="lg" onClose={onClose} title={title}>
      <Form estimate={estimate} onDone={done} />
    </Dialog>
  )
}
