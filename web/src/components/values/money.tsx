import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import classes from './figures.module.css'

interface MoneyProps {
  /** Major units, as the API sends them. */
  amount: number | string | null | undefined
  currency: string
  /** More than the currency has, for unit prices. */
  maximumDecimals?: number
}

/** An amount in the format of the interface's language, in figures of one width. */
export function Money({ amount, currency, maximumDecimals }: MoneyProps) {
  const { language } = useLanguage()
  if (amount === null || amount === undefined) return null
  return (
    <span className={classes.figures}>
      {formatMoney(amount, currency, language, maximumDecimals)}
    </span>
  )
}
