import { Money } from '@/components/values/money'
import type { ListAnswer } from '@/lib/server/queries'
import classes from './list.module.css'

interface SumsProps {
  totals: ListAnswer<unknown>['totals']
  amount: string
}

/** A sum of the filtered set: a line for each currency, never added together. */
export function Sums({ totals, amount }: SumsProps) {
  return Object.entries(totals).map(([currency, sums]) => (
    <div key={currency} className={classes.sum}>
      <Money amount={sums[amount]} currency={currency} />
    </div>
  ))
}
