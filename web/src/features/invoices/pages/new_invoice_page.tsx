import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { taxRateOf, useSettings } from '@/lib/settings'
import { InvoiceForm } from '../form/invoice_form'
import { newInvoice } from '../form/invoice_values'

/** `/invoices/new`; `?clientId=` when it is begun at a client. */
export function Component() {
  const { t } = useTranslation('invoices')
  const clientId = useSearchParams()[0].get('clientId') ?? ''
  const settings = useSettings()
  const client = useQuery({
    ...recordQuery('/api/clients/:id', { params: { id: clientId } }),
    enabled: clientId !== '',
  })
  // Without them the form would begin with the wrong currency, tax or recipient.
  const failed = [settings, client].find(({ isError, data }) => isError && !data)
  const isReady = !settings.isPending && (clientId === '' || !client.isPending)
  const preferences = settings.data?.preferences
  return (
    <Page title={t('form.new')} back={{ to: '/invoices', label: t('list.title') }}>
      {failed ? (
        <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />
      ) : isReady ? (
        <InvoiceForm
          initial={newInvoice(preferences, client.data, settings.data?.companyInfo.country)}
          taxRate={taxRateOf(preferences)}
        />
      ) : (
        <Loading variant="skeleton" extent="cardList" count={3} />
      )}
    </Page>
  )
}
