import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { StepDialog } from '@/components/steps/step_dialog'
import { SendDocument } from '@/features/correspondence/parts'
import { AFFECTED, type Note } from '../note'
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

interface NoteDialogProps {
  step: Asked
  note: Note
  onClose: () => void
}

/** Asks for the input of a step of a delivery note. */
export function NoteDialog({ step, note, onClose }: NoteDialogProps) {
  const { t } = useTranslation('deliveries')
  const isPhone = useMediaQuery(PHONE)
  const title = t(`ask.${step}`, { number: note.number ?? t('list.draft') })
  if (step === 'send') {
    const sending = { path: '/api/delivery-notes/:id/send' as const, id: note._id }
    return <SendDocument {...sending} title={title} onClose={onClose} />
  }
  const Form = FORMS[step]
  return (
    <StepDialog
      title={title}
      doneText={t(`done.${step}`)}
      affects={AFFECTED}
      {...(step === 'delete' && { leaveTo: '/delivery-note' })}
      isFullScreen={step === 'sign' && isPhone === true}
      onClose={onClose}
    >
      {(onDone) => <Form note={note} onDone={onDone} />}
    </StepDialog>
  )
}
