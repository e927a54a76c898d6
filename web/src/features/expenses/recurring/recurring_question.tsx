import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { useRecurringStep } from './recurring_changes'
import type { RecurringRow } from './recurring_expense'

interface RecurringQuestionProps {
  step: 'end' | 'delete'
  /** The one that the question is about; nothing while there is none. */
  recurring: RecurringRow | undefined
  onClose: () => void
}

/** The question before a recurring expense ends or is gone for good. */
export function RecurringQuestion({ step, recurring, onClose }: RecurringQuestionProps) {
  const { t } = useTranslation('expenses')
  const change = useRecurringStep(step)
  return (
    <ConfirmDialog
      isOpen={recurring !== undefined}
      title={t(`recurring.ask.${step}`, { vendor: recurring?.vendor ?? '' })}
      verb={t(`recurring.step.${step}`)}
      tone="danger"
      isBusy={change.isPending}
      onConfirm={() => recurring && change.mutate(recurring, { onSettled: onClose })}
      onCancel={onClose}
    >
      {t(`recurring.ask_text.${step}`)}
    </ConfirmDialog>
  )
}
