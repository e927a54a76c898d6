import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { EditDocumentPage } from '@/features/documents/pages/edit_document_page'
import { recordQuery } from '@/lib/server/queries'
import { InvoiceForm } from '../form/invoice_form'
import { valuesOf } from '../form/invoice_values'

/** `/invoices/{id}/edit` */
export function Component() {
  const { t } = useTranslation('invoicing')
  const { id = '' } = useParams()
  // Lines that the server has added to the open draft are in the state: the form begins again with them.
  const { state } = useLocation()
  const invoice = useQuery({
    ...recordQuery('/api/invoices/:id', { params: { id } }),
    staleTime: 0,
  })
  return (
    <EditDocumentPage
      record={invoice}
      title={t('form.edit')}
      back={{ to: `/view/invoices/${id}`, label: t('form.back') }}
    >
      {(draft, taxRate) => (
        <InvoiceForm
          key={`${id} ${state?.version ?? ''}`}
          initial={valuesOf(draft, taxRate)}
          taxRate={taxRate}
          files={draft.attachments}
        />
      )}
    </EditDocumentPage>
  )
}
