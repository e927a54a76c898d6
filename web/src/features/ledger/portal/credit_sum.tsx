import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import type { SharedLedger } from '../ledger'
import classes from './shared.module.css'

/** How the credit of a client makes less of its open documents, so that what is to be paid adds up for the reader. */
export function CreditSum({ ledger }: { ledger: SharedLedger }) {
  const { t } = useTranslation('ledger')
  const { ageing, owed, closing, currency } = ledger
  if (ageing.credit === 0) return null
  const rows = [
    { label: t('portal.owed'), amount: owed },
    { label: t('standing.credit'), amount: ageing.credit },
    closing < 0
      ? { label: t('portal.left'), amount: -closing }
      : { label: t('shared.amount'), amount: closing },
  ]
  return (
    <dl className={classes.sums}>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
