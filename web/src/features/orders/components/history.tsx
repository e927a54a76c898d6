import { useTranslation } from 'react-i18next'
import { Timeline } from '@/components/page/timeline'
import type { Order } from '../order'

/** The history of an order confirmation. */
export function History({ order: { timeline } }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <Timeline
      title={t('view.activity')}
      entries={timeline}
      describe={(action) => t(`activity.${action.replace('order.', '')}`)}
    />
  )
}
