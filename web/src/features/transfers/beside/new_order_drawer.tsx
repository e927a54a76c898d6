import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { LoadingForm } from '@/components/loading/loading_form'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'

const NewOrderForm = latePart(
  async () => (await import('../new/new_order_form')).NewOrderForm,
  LoadingForm
)

/** The choice of expenses for a new order, opened by `?new=1`. */
export function NewOrderDrawer() {
  const { t } = useTranslation('transfers')
  const target = useBeside('new')
  const candidates = useQuery({
    ...recordQuery('/api/transfer-orders/candidates'),
    enabled: target.id !== null,
  })
  return (
    <RecordDrawer
      isOpen={target.id !== null}
      title={t('new.title')}
      size={640}
      query={candidates}
      onClose={target.close}
    >
      {(found) => <NewOrderForm candidates={found} />}
    </RecordDrawer>
  )
}
