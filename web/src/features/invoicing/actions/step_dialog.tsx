import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { clientName } from '@/lib/client_name'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import type { InvoiceRow } from '../invoice'
import { AcknowledgeDoubts } from './acknowledge_doubts'
import { IssueFindings } from './issue_findings'
import { mendedAt } from './mended_at'
import { PaidCancelDialog } from './paid_cancel_dialog'
import type { Step } from './steps'
import { useAcknowledgement } from './use_acknowledgement'
import { useInvoiceCall } from './use_invoice_call'
import { seriousOf, useIssueCheck } from './use_issue_check'

interface StepDialogProps {
  step: Step
  invoice: InvoiceRow
  onClose: () => void
  /** Leaves the page of a draft that is to be deleted. */
  onDelete: (() => void) | undefined
}

/** Asks before what cannot be undone (issue, cancel, withdraw, delete) and tells what will follow. */
export function StepDialog({ step, invoice, onClose, onDelete }: StepDialogProps) {
  const { t } = useTranslation('invoicing')
  const { language } = useLanguage()
  const { call, isBusy } = useInvoiceCall()
  const check = useIssueCheck(invoice._id, step === 'issue')
  const acknowledgement = useAcknowledgement(seriousOf(check.data))
  if (step !== 'issue' && step !== 'cancel' && step !== 'void' && step !== 'delete') return null
  if (step === 'cancel' && invoice.paid > 0) {
    return <PaidCancelDialog invoice={invoice} onClose={onClose} />
  }

  // A cancellation document takes the whole amount back.
  const total = step === 'cancel' ? 0 - invoice.total : invoice.total
  const words = {
    number: invoice.number ?? '',
    client: clientName(invoice),
    total: formatMoney(total, invoice.currency, language),
  }
  const params = { id: invoice._id }
  const confirm = async () => {
    if (step === 'delete') {
      // Before the draft is gone, or its page would ask for it again.
      onDelete?.()
      await call(
        () => api('DELETE', '/api/invoices/:id', { params }),
        () => t('done.delete')
      )
    } else {
      await call(
        () =>
          step === 'issue'
            ? api('POST', '/api/invoices/:id/issue', {
                params,
                body: { acknowledged: acknowledgement.rules },
              })
            : api('POST', `/api/invoices/:id/${step}`, { params }),
        ({ number, cancelledBy }) => t(`done.${step}`, { number, cancelledBy: cancelledBy?.number })
      )
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t(`ask_title.${step}`, words)}
      verb={t(`step.${step}`)}
      tone={step === 'issue' ? 'normal' : 'danger'}
      isBusy={isBusy || check.isLoading}
      isReady={
        (check.data?.every(({ severity }) => severity !== 'error') ?? true) &&
        acknowledgement.isComplete
      }
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t(`ask_text.${step}`, words)}
      <IssueFindings findings={check.data ?? []} placeOf={(field) => mendedAt(field, invoice)} />
      <AcknowledgeDoubts acknowledgement={acknowledgement} />
    </ConfirmDialog>
  )
}
