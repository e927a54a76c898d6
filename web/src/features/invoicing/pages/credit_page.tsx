import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { EmptyState } from '@/components/page/empty_state'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { clientName } from '@/lib/client_name'
import { recordQuery } from '@/lib/server/queries'
import { CreditForm } from '../credit/credit_form'
import { isCreditable } from '../credit/credit_values'

/** `/invoices/{id}/credit`: gives back a part of an issued invoice. */
export function Component() {
  const { t } = useTranslation('invoicing')
  const { id = '' } = useParams()
  const invoice = useQuery(recordQuery('/api/invoices/:id', { params: { id } }))
  // The creditable lines are requested afresh whenever the form is opened.
  const lines = useQuery({
    ...recordQuery('/api/invoices/:id/credit-notes', { params: { id } }),
    staleTime: 0,
  })
  const failed = [invoice, lines].find(({ isError }) => isError)
  const number = invoice.data?.number
  const isReady = invoice.data && lines.data && lines.isFetchedAfterMount
  return (
    <Page
      title={number ? t('credit.title', { number }) : t('credit.heading')}
      context={invoice.data && clientName(invoice.data)}
      back={{ to: `/view/invoices/${id}`, label: number ?? t('view.title') }}
    >
      {failed ? (
        <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />
      ) : !isReady ? (
        <Loading variant="skeleton" extent="cardList" count={2} />
      ) : lines.data.some(isCreditable) ? (
        <CreditForm key={id} invoice={invoice.data} lines={lines.data} />
      ) : (
        <EmptyState title={t('credit.all_given_back')} />
      )}
    </Page>
  )
}
