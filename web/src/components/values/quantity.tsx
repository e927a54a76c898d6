import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import classes from './figures.module.css'

/** A number with an optional unit, up to six decimals. */
export function Quantity({ value, unit }: { value: number | string; unit?: string }) {
  const { language } = useLanguage()
  return (
    <span className={classes.figures}>
      {formatNumber(value, language)}
      {unit ? `\u00a0${unit}` : ''}
    </span>
  )
}
