import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'

interface OverCostProps {
  /** Net, in major units; null for hours that are not charged. */
  amount: number | null
  currency: string
}

/** The price of the hours beyond the included ones on the next invoice. */
export function OverCost({ amount, currency }: OverCostProps) {
  const { t } = useTranslation('retainers')
  if (amount === null) return t('over_free')
  return (
    <>
      {t('over_billed')} <Money amount={amount} currency={currency} />
    </>
  )
}
