import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeyValueList } from '@/components/page/key_value_list'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import type { Order } from '../order'

/** The client's own order, the terms, and the documents before and after. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { estimate, invoice, orderedOn, paymentDays } = order
  return (
    <Section title={t('view.facts')}>
      <KeyValueList
        items={[
          { label: t('form.order_number'), value: order.orderNumber },
          { label: t('form.ordered_on'), value: orderedOn && <DayText value={orderedOn} /> },
          {
            label: t('form.payment_days'),
            value: paymentDays === null ? null : t('view.days', { count: paymentDays }),
          },
          {
            label: t('view.estimate'),
            value: estimate && (
              <Anchor component={Link} to={`/view/estimates/${estimate._id}`}>
                {estimate.number}
              </Anchor>
            ),
          },
          {
            label: t('view.invoice'),
            value: invoice && (
              <Anchor component={Link} to={`/view/invoices/${invoice._id}`}>
                {invoice.number ?? t('list.draft')}
              </Anchor>
            ),
          },
          { label: t('view.cancel_reason'), value: order.cancelReason },
        ]}
      />
    </Section>
  )
}
