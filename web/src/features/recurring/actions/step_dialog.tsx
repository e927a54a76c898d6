import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { formatDate } from '@/lib/time/days'
import type { RecurringRow } from '../recurring'
import { DANGEROUS, type Step } from './steps'

const ASKED = ['run', 'retry', 'skip', 'end', 'delete'] as const

interface StepDialogProps {
  step: (typeof ASKED)[number]
  recurring: RecurringRow
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

export const isAsked = (step: Step): step is StepDialogProps['step'] =>
  ASKED.some((asked) => asked === step)

/** Asks before what cannot be undone and tells what will follow. */
export function StepDialog({ step, recurring, isBusy, onConfirm, onClose }: StepDialogProps) {
  const { t } = useTranslation('recurring')
  const { name, nextDate, mode, billsLastHours } = recurring
  const words = { name, date: formatDate(nextDate) }
  const makes = step === 'run' || step === 'retry'
  return (
    <ConfirmDialog
      isOpen
      title={t(`ask_title.${makes ? 'run' : step}`, words)}
      verb={t(`step.${step}`)}
      tone={DANGEROUS.includes(step) ? 'danger' : 'normal'}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {t(makes ? `ask_run.${mode}` : `ask_text.${step}`, words)}
      {step === 'end' && billsLastHours && ` ${t('ask_text.end_hours')}`}
    </ConfirmDialog>
  )
}
