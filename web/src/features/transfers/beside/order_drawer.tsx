import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { recordQuery } from '@/lib/server/queries'
import { OrderDetails } from './order_details'

/** The order of `?transfer=`: the transfers in its file, and their expenses now. */
export function OrderDrawer() {
  const { t } = useTranslation('transfers')
  const target = useBeside('transfer')
  const order = useQuery({
    ...recordQuery('/api/transfer-orders/:id', { params: { id: target.id ?? '' } }),
    enabled: target.id !== null,
  })
  return (
    <RecordDrawer
      isOpen={target.id !== null}
      title={t('order.title')}
      size={640}
      query={order}
      onClose={target.close}
    >
      {(data) => <OrderDetails key={data.state} order={data} />}
    </RecordDrawer>
  )
}
