import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { newDocument } from '@/features/documents/form/document_values'
import { recordQuery } from '@/lib/server/queries'
import { useSession } from '@/lib/session/session'
import { taxRateOf, useSettings } from '@/lib/settings'
import { RecurringForm } from '../form/recurring_form'
import { newRecurring, valuesOfInvoice } from '../form/recurring_values'

/** `/recurring-invoices/new`; `?from=` an invoice that is to be repeated, `?clientId=` whom it is for. */
export function Component() {
  const { t } = useTranslation('recurring')
  const [parameters] = useSearchParams()
  const { isSuperAdmin } = useSession()
  const [from, clientId] = [parameters.get('from') ?? '', parameters.get('clientId') ?? '']
  const settings = useSettings()
  const invoice = useQuery({
    ...recordQuery('/api/invoices/:id', { params: { id: from } }),
    enabled: from !== '',
  })
  const client = useQuery({
    ...recordQuery('/api/clients/:id', { params: { id: clientId } }),
    enabled: clientId !== '',
  })
  // Without them the form would begin with the wrong currency, tax or recipient.
  const failed = [settings, invoice, client].find(({ isError, data }) => isError && !data)
  const isReady =
    (isSuperAdmin || !settings.isPending) &&
    (from === '' || !invoice.isPending) &&
    (clientId === '' || !client.isPending)
  const preferences = settings.data?.preferences
  const taxRate = taxRateOf(preferences)
  const initial = invoice.data
    ? valuesOfInvoice(invoice.data, taxRate)
    : newRecurring(newDocument(preferences, client.data, settings.data?.companyInfo.country))
  return (
    <Page title={t('form.new')} back={{ to: '/recurring-invoices', label: t('list.title') }}>
      {failed ? (
        <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />
      ) : isReady ? (
        <RecurringForm initial={initial} taxRate={taxRate} />
      ) : (
        <Loading variant="skeleton" extent="cardList" count={3} />
      )}
    </Page>
  )
}
