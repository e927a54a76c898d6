import { useTranslation } from 'react-i18next'
import { NewDocumentPage } from '@/features/documents/pages/new_document_page'
import { InvoiceForm } from '../form/invoice_form'
import { newInvoice } from '../form/invoice_values'

/** `/invoices/new` */
export function Component() {
  const { t } = useTranslation('invoicing')
  return (
    <NewDocumentPage title={t('form.new')} back={{ to: '/invoices', label: t('list.title') }}>
      {({ preferences, client, country, taxRate }) => (
        <InvoiceForm initial={newInvoice(preferences, client, country)} taxRate={taxRate} />
      )}
    </NewDocumentPage>
  )
}
