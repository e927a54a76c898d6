import { useTranslation } from 'react-i18next'
import { StepDialog } from '@/components/steps/step_dialog'
import { SendDocument } from '@/features/correspondence/parts'
import { CancelDocument } from '@/features/documents/form/cancel_document'
import { DeleteDraft } from '@/features/documents/form/delete_draft'
import { AFFECTED, type Order } from '../order'
import type { Asked } from '../use_steps'

interface OrderDialogProps {
  step: Asked
  order: Order
  onClose: () => void
}

/** Asks for the input of a step of an order confirmation. */
export function OrderDialog({ step, order: { _id: id, number }, onClose }: OrderDialogProps) {
  const { t } = useTranslation('orders')
  const title = t(`ask.${step}`, { number: number ?? t('list.draft') })
  if (step === 'send') {
    return <SendDocument path="/api/orders/:id/send" id={id} title={title} onClose={onClose} />
  }
  const words = { text: t('ask.cancel_text'), reason: t('ask.reason'), verb: t('step.cancel') }
  return (
    <StepDialog
      title={title}
      doneText={t(`done.${step}`)}
      affects={AFFECTED}
      {...(step === 'delete' && { leaveTo: '/orders' })}
      onClose={onClose}
    >
      {(onDone) =>
        step === 'delete' ? (
          <DeleteDraft root="/api/orders" id={id} onDone={onDone} />
        ) : (
          <CancelDocument root="/api/orders" id={id} words={words} needsReason onDone={onDone} />
        )
      }
    </StepDialog>
  )
}
