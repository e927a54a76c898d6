import { useTranslation } from 'react-i18next'
import { NewDocumentPage } from '@/features/documents/pages/new_document_page'
import { OrderForm } from '../form/order_form'
import { newOrder } from '../form/order_values'

/** `/orders/new` */
export function Component() {
  const { t } = useTranslation('orders')
  return (
    <NewDocumentPage title={t('form.new')} back={{ to: '/orders', label: t('list.title') }}>
      {({ preferences, client, country, taxRate }) => (
        <OrderForm initial={newOrder(preferences, client, country)} taxRate={taxRate} />
      )}
    </NewDocumentPage>
  )
}
