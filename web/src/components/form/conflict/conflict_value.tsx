import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatNumber, formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import classes from './conflict_dialog.module.css'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const NUMBER = /^-?\d+(\.\d+)?$/
const MONEY = new Set(['unitPrice', 'discountAmount', 'amount', 'fee', 'price', 'hourlyRate'])
const PERCENT = new Set(['taxRate', 'discount', 'discountPercent', 'percent', 'defaultTaxRate'])

interface ValueProps {
  field: string
  value: unknown
  /** Of the record, for its amounts. */
  currency: string | undefined
}

/** A single value of a record, as its screen would show it. */
export function ConflictValue(props: ValueProps) {
  return <>{useValueText()(props)}</>
}

/** A value and the one that it has replaced. */
export function ReplacedValue({ before, ...props }: ValueProps & { before: unknown }) {
  const { t } = useTranslation('common')
  const textOf = useValueText()
  const [old, next] = [textOf({ ...props, value: before }), textOf(props)]
  return (
    <>
      <VisuallyHidden>{t('conflict.before')} </VisuallyHidden>
      <del className={classes.before}>{old}</del> <span aria-hidden>→</span>
      <VisuallyHidden> {t('conflict.after')}</VisuallyHidden> {next}
    </>
  )
}

function useValueText() {
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  return ({ field, value, currency }: ValueProps): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no')
    if (typeof value === 'object')
      return (
        Object.values(value)
          .filter((part) => part !== '' && part !== null)
          .join(', ') || '–'
      )
    const text = String(value)
    if (DAY.test(text)) return formatDate(text)
    if (!NUMBER.test(text)) return text
    if (MONEY.has(field) && currency) return formatMoney(Number(text), currency, language)
    if (PERCENT.has(field)) return formatPercent(text, language)
    return field === 'quantity' ? formatNumber(text, language) : text
  }
}
