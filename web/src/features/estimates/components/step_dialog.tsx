import { Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showDone } from '@/components/toast'
import { type Estimate, titleOf } from '../estimate'
import type { Asked } from '../use_steps'
import { AcceptForm, DeclineForm } from './answer_forms'
import { DeleteForm, FollowUpForm } from './desk_forms'
import { LinkBox } from './link_box'
import { SendForm } from './send_form'

export interface StepFormProps {
  estimate: Estimate
  /** When it has happened: the dialog closes and screens follow. */
  onDone: () => void
}

const FORMS = {
  send: SendForm,
  accept: AcceptForm,
  decline: DeclineForm,
  link: LinkBox,
  delete: DeleteForm,
  followUp: FollowUpForm,
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
  const { t: common } = useTranslation('common')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const Form = FORMS[step]
  const done = () => {
    onClose()
    // Before the draft is gone, or its page would ask for it again.
    if (step === 'delete') navigate('/estimates')
    showDone(t(`done.${step}`))
    void queryClient.invalidateQueries({ queryKey: ['/api/estimates'] })
  }
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t(`ask.${step}`, { number: titleOf(estimate) ?? t('list.draft') })}
      closeButtonProps={{ 'aria-label': common('action.close') }}
    >
      <Form estimate={estimate} onDone={done} />
    </Modal>
  )
}
