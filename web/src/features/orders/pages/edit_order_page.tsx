import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { EditDocumentPage } from '@/features/documents/pages/edit_document_page'
import { recordQuery } from '@/lib/server/queries'
import { OrderForm } from '../form/order_form'
import { valuesOf } from '../form/order_values'

/** `/orders/{id}/edit` */
export function Component() {
  const { t } = useTranslation('orders')
  const { id = '' } = useParams()
  const order = useQuery({
    ...recordQuery('/api/orders/:id', { params: { id } }),
    staleTime: 0,
  })
  return (
    <EditDocumentPage
      record={order}
      title={t('form.edit')}
      back={{ to: `/view/orders/${id}`, label: t('view.draft') }}
    >
      {(draft, taxRate) => (
        <OrderForm key={id} initial={valuesOf(draft, taxRate)} taxRate={taxRate} />
      )}
    </EditDocumentPage>
  )
}
