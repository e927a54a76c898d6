import { useTranslation } from 'react-i18next'
import { DeleteDraft } from '@/components/documents/delete_draft'
import { AcceptForm as Accept, DeclineForm as Decline } from '@/components/offers/answer_forms'
import { clientName } from '@/lib/client_name'
import type { StepFormProps } from './step_dialog'

const ROOT = '/api/proposals'

export function AcceptForm({ proposal, onDone }: StepFormProps) {
  const { t } = useTranslation('proposals')
  const form = { root: ROOT, offer: proposal, verb: t('step.accept'), onDone } as const
  return <Accept {...form} name={clientName(proposal)} />
}

export function DeclineForm({ proposal, onDone }: StepFormProps) {
  const { t } = useTranslation('proposals')
  return <Decline root={ROOT} offer={proposal} verb={t('step.decline')} onDone={onDone} />
}

export const DeleteForm = ({ proposal, onDone }: StepFormProps) => (
  <DeleteDraft root="/api/proposals" id={proposal._id} onDone={onDone} />
)
