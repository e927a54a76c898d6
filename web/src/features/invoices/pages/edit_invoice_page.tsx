import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { taxRateOf, useSettings } from '@/lib/settings'
import { InvoiceForm } from '../form/invoice_form'
import { valuesOf } from '../form/invoice_values'

/** `/invoices/{id}/edit`: only drafts can be changed; an issued invoice is shown instead. */
export function Component() {
  const { t } = useTranslation('invoices')
  const { id = '' } = useParams()
  // Lines that the server has added to the open draft are in the state: the form begins again with them.
  const { state } = useLocation()
  const settings = useSettings()
  // The form keeps what it began with, so it begins with the newest and not with what is kept.
  const invoice = useQuery({
    ...recordQuery('/api/invoices/:id', { params: { id } }),
    staleTime: 0,
  })
  const isReady = invoice.isFetchedAfterMount && !settings.isPending
  const taxRate = taxRateOf(settings.data?.preferences)
  if (invoice.data && invoice.data.status !== 'Draft')
    return <Navigate to={`/view/invoices/${id}`} replace />
  return (
    <Page title={t('form.edit')} back={{ to: `/view/invoices/${id}`, label: t('form.back') }}>
      {invoice.isError && (
        <ErrorAlert failure={invoice.error} onRetry={() => void invoice.refetch()} />
      )}
      {!isReady && !invoice.isError && <Loading variant="skeleton" extent="cardList" count={3} />}
      {isReady && invoice.data && (
        <InvoiceForm
          key={`${id} ${state?.version ?? ''}`}
          initial={valuesOf(invoice.data, taxRate)}
          taxRate={taxRate}
          files={invoice.data.attachments}
        />
      )}
    </Page>
  )
}
