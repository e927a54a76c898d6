import { useTranslation } from 'react-i18next'
import { AcceptForm as Accept, DeclineForm as Decline } from '@/components/offers/answer_forms'
import { clientName } from '@/lib/client_name'
import type { StepFormProps } from './step_dialog'

const ROOT = '/api/estimates'

export function AcceptForm({ estimate, onDone }: StepFormProps) {
  const { t } = useTranslation('estimates')
  const form = { root: ROOT, offer: estimate, verb: t('step.accept'), onDone } as const
  return <Accept {...form} name={clientName(estimate)} />
}

export function DeclineForm({ estimate, onDone }: StepFormProps) {
  const { t } = useTranslation('estimates')
  return <Decline root={ROOT} offer={estimate} verb={t('step.decline')} onDone={onDone} />
}
