import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import type { InvoiceRow } from '../invoice'
import { PaymentForm } from './payment_form'

interface PaymentDialogProps {
  invoice: InvoiceRow
  onClose: () => void
}

/** Records money received for one invoice. */
export function PaymentDialog({ invoice: { _id, number }, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('invoicing')
  const params = { id: _id }
  const invoice = useQuery(recordQuery('/api/invoices/:id', { params }))
  // Whether there is an address; the receipt is only offered when there is one.
  const mail = useQuery(recordQuery('/api/invoices/:id/send', { params }))
  const isReady = invoice.data && !mail.isPending
  return (
    <Dialog onClose={onClose} title={t('payment.title', { number })}>
      {invoice.isError && (
        <ErrorAlert failure={invoice.error} onRetry={() => void invoice.refetch()} />
      )}
      {!invoice.isError && !isReady && <Loading variant="skeleton" extent="inline" />}
      {isReady && (
        <PaymentForm invoice={invoice.data} receiptTo={mail.data?.to ?? []} onClose={onClose} />
      )}
    </Dialog>
  )
}
