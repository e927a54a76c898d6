import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { Quantity } from '@/components/values/quantity'
import { formatMoney, formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { InvoiceLine } from '../invoice'
import classes from './view.module.css'

/** One line of the document as text; headings, texts and subtotals as what they are. */
export function LineRow({ line, currency }: { line: InvoiceLine; currency: string }) {
  const { t: word } = useTranslation('documents')
  const { kind, description, amount } = line
  const isCounted = kind === 'item' || kind === 'subtotal'
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <Text size="sm" fw={kind === 'heading' ? 600 : undefined} className={classes.words}>
          {description || (kind === 'subtotal' && word('form.subtotal'))}
        </Text>
        {kind === 'item' && <Figures line={line} currency={currency} />}
      </div>
      {isCounted && (
        <span className={classes.rowFigure}>
          <Money amount={amount} currency={currency} />
        </span>
      )}
    </li>
  )
}

function Figures({ line, currency }: { line: InvoiceLine; currency: string }) {
  const { t: word } = useTranslation('documents')
  const { language } = useLanguage()
  const off = line.discountAmount
    ? formatMoney(line.discountAmount, currency, language)
    : line.discount > 0 && formatPercent(line.discount, language)
  const tax =
    line.taxRate === 0 && line.taxCategory !== 'S'
      ? word(`category.${line.taxCategory}`)
      : word('form.sum_tax', { rate: formatPercent(line.taxRate, language) })
  return (
    <Text size="xs" c="dimmed">
      <Quantity value={line.quantity} unit={line.unit} /> ×{' '}
      <Money amount={line.unitPrice} currency={currency} maximumDecimals={6} />
      {off && ` − ${off}`}
      {` · ${tax}`}
    </Text>
  )
}
