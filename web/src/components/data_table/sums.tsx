import { Money } from '@/components/values/money'
import classes from './data_table.module.css'

interface SumsProps {
  /** Of the filtered set by currency. */
  totals: Record<string, Record<string, number>>
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
