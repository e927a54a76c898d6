import { Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { Money } from '@/components/money'
import { formatPercent } from '@/lib/numbers'
import { useLanguage } from '@/lib/use_language'
import type { Invoice } from '../invoice'
import { LineRow } from './line_row'
import classes from './view.module.css'

/** What is told of an invoice. */
type Told = Pick<
  Invoice,
  | 'currency'
  | 'priceMode'
  | 'lines'
  | 'amountSum'
  | 'discountTotal'
  | 'discountReason'
  | 'net'
  | 'total'
  | 'taxes'
  | 'skonto'
  | 'notes'
>

/** What the document says, as text: for those who cannot see the preview. */
export function LineSummary({ invoice }: { invoice: Told }) {
  const { t } = useTranslation('invoices')
  const { currency, lines, taxes, notes } = invoice
  const taxNotes = [...new Set(taxes.map(({ note }) => note).filter(Boolean))]
  return (
    <>
      <ol className={classes.rows}>
        {lines.map((line) => (
          <LineRow key={line._id} line={line} currency={currency} />
        ))}
      </ol>
      <Sums invoice={invoice} />
      <Skonto invoice={invoice} />
      {[...taxNotes, notes].filter(Boolean).map((text) => (
        <Text key={text} size="sm" mt="sm" className={classes.words}>
          {text}
        </Text>
      ))}
      {invoice.priceMode === 'gross' && (
        <Text size="xs" mt="sm" c="dimmed">
          {t('view.gross_prices')}
        </Text>
      )}
    </>
  )
}

/** From the sum of the lines over the discount to the total. */
function Sums({ invoice }: { invoice: Told }) {
  const { t } = useTranslation('invoices')
  const { language } = useLanguage()
  const { currency, taxes, amountSum, discountTotal, discountReason } = invoice
  const row = (label: string, amount: number) => (
    <>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </>
  )
  return (
    <dl className={classes.sums}>
      {discountTotal !== 0 && (
        <>
          {row(t('view.sum_lines'), amountSum)}
          {row(discountReason || t('form.discount'), -discountTotal)}
        </>
      )}
      {row(t('form.sum_net'), invoice.net)}
      {taxes.map(({ category, rate, tax }) => (
        <Fragment key={`${category} ${rate}`}>
          {row(t('form.sum_tax', { rate: formatPercent(rate, language) }), tax)}
        </Fragment>
      ))}
      <dt className={classes.total}>{t('form.sum_total')}</dt>
      <dd className={classes.total}>
        <Money amount={invoice.total} currency={currency} />
      </dd>
    </dl>
  )
}

/** Until when how much less is to be paid. */
function Skonto({ invoice: { skonto, currency } }: { invoice: Told }): ReactNode {
  const { t } = useTranslation('invoices')
  const { language } = useLanguage()
  if (skonto.length === 0) return null
  return (
    <dl className={classes.sums} aria-label={t('form.skonto')}>
      {skonto.map(({ days, percent, until, amount }) => (
        <Fragment key={days}>
          <dt>
            {t('view.skonto', { percent: formatPercent(percent, language) })}{' '}
            <DayText value={until} />
          </dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
