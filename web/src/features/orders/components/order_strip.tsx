import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/page/detail_header'
import { DetailSteps } from '@/components/page/detail_steps'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { kindOf, type Order } from '../order'
import { DANGEROUS, type Step, stepsOf } from '../steps'

interface OrderStripProps {
  order: Order
  isBusy: boolean
  onStep: (step: Step) => void
}

/** Status of the order, its total, when it is supplied, and the next step. */
export function OrderStrip({ order, isBusy, onStep }: OrderStripProps) {
  const { t } = useTranslation('orders')
  const { status, total, currency, serviceDate, serviceUntil } = order
  const supplied = serviceUntil ?? serviceDate
  return (
    <DetailHeader
      status={<StatusBadge kind={kindOf(status)} label={t(`status.${status}`)} />}
      figures={[
        { label: t('list.total'), value: <Money amount={total} currency={currency} /> },
        ...(supplied
          ? [
              {
                label: t(serviceUntil ? 'view.supply_until' : 'form.supply_date'),
                value: <DayText value={supplied} />,
              },
            ]
          : []),
      ]}
      actions={
        <DetailSteps
          steps={stepsOf(order)}
          wordOf={(step) => t(`step.${step}`)}
          isDangerous={(step) => DANGEROUS.includes(step)}
          isBusy={isBusy}
          onStep={onStep}
        />
      }
    />
  )
}
