import { useMediaQuery } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '@/components/dialogs/dialog'
import { showDone } from '@/components/toast'
import { SendDocument } from '@/features/mails/parts'
import type { Note } from '../note'
import type { Asked } from '../use_steps'
import { AssignForm, CancelForm, DeleteForm, ExcessForm } from './desk_forms'
import { SignForm } from './sign_form'

export interface StepFormProps {
  note: Note
  /** When it has happened: the dialog closes and screens follow. */
  onDone: () => void
}

const FORMS = {
  sign: SignForm,
  assign: AssignForm,
  cancel: CancelForm,
  delete: DeleteForm,
  excess: ExcessForm,
}

/** Where the whole screen is needed to sign with a finger. */
const PHONE = '(max-width: 48em)'

/** Asks for what a step needs. */
export function StepDialog({
  step,
  note,
  onClose,
}: {
  step: Asked
  note: Note
  onClose: () => void
}) {
  const { t } = useTranslation('deliveries')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isPhone = useMediaQuery(PHONE)
  const title = t(`ask.${step}`, { number: note.number ?? t('list.draft') })
  if (step === 'send') {
    const sending = { path: '/api/delivery-notes/:id/send' as const, id: note._id }
    return <SendDocument {...sending} title={title} onClose={onClose} />
  }
  const Form = FORMS[step]
  const done = () => {
    onClose()
    // Before the draft is gone, or its page would ask for it again.
    if (step === 'delete') navigate('/delivery-note')
    showDone(t(`done.${step}`))
    void queryClient.invalidateQueries({ queryKey: ['/api/delivery-notes'] })
  }
  return (
    <Dialog size="lg" fullScreen={step === 'sign' && isPhone} onClose={onClose} title={title}>
      <Form note={note} onDone={done} />
    </Dialog>
  )
}
