import { Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { formatNumber, formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Invoice } from '../invoice'
import { LineRow } from './line_row'
import classes from './view.module.css'

/** The described fields of an invoice. */
type Told = Pick<
  Invoice,
  | 'currency'
  | 'priceMode'
  | 'lines'
  | 'amountSum'
  | 'discountTotal'
  | 'discountReason'
  | 'total'
  | 'whole'
  | 'downPayments'
  | 'skonto'
  | 'notes'
> &
  Partial<Pick<Invoice, 'ownCurrency' | 'exchangeRate' | 'exchangeDate'>>

/** The content of the document as text: for readers who cannot see the preview. */
export function LineSummary({ invoice }: { invoice: Told }) {
  const { t } = useTranslation('invoicing')
  const { currency, lines, whole, notes } = invoice
  const taxNotes = [...new Set(whole.taxes.map(({ note }) => note).filter(Boolean))]
  return (
    <>
      <ol className={classes.rows}>
        {lines.map((line) => (
          <LineRow key={line._id} line={line} currency={currency} />
        ))}
      </ol>
      <Sums invoice={invoice} />
      <OwnCurrency invoice={invoice} />
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

/** From the sum of the lines over the discount to the total, and to what remains after down payments. */
function Sums({ invoice }: { invoice: Told }) {
  const { t } = useTranslation('invoicing')
  const { t: word } = useTranslation('documents')
  const { language } = useLanguage()
  const { currency, whole, amountSum, discountTotal, discountReason, downPayments } = invoice
  const row = (label: string, amount: number) => (
    <>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </>
  )
  const strong = (label: string, amount: number) => (
    <>
      <dt className={classes.total}>{label}</dt>
      <dd className={classes.total}>
        <Money amount={amount} currency={currency} />
      </dd>
    </>
  )
  return (
    <dl className={classes.sums}>
      {discountTotal !== 0 && (
        <>
          {row(t('view.sum_lines'), amountSum)}
          {row(discountReason || word('form.discount'), -discountTotal)}
        </>
      )}
      {row(word('form.sum_net'), whole.net)}
      {whole.taxes.map(({ category, rate, tax }) => (
        <Fragment key={`${category} ${rate}`}>
          {row(word('form.sum_tax', { rate: formatPercent(rate, language) }), tax)}
        </Fragment>
      ))}
      {strong(word('form.sum_total'), whole.total)}
      {downPayments.length > 0 && (
        <>
          {downPayments.map(({ _id, number, total }) => (
            <Fragment key={_id}>{row(t('view.less_down_payment', { number }), -total)}</Fragment>
          ))}
          {strong(t('form.sum_remaining'), invoice.total)}
        </>
      )}
    </dl>
  )
}

/** The VAT in the company's own currency, and at which rate. */
function OwnCurrency({ invoice }: { invoice: Told }) {
  const { t } = useTranslation('invoicing')
  const { language } = useLanguage()
  const { currency, ownCurrency, exchangeRate, exchangeDate } = invoice
  if (!ownCurrency || !exchangeRate) return null
  const own = ownCurrency.currency
  return (
    <dl className={classes.sums}>
      <dt>
        {t('view.vat_in', { own })}
        <Text size="xs" c="dimmed">
          {t('view.exchange', { currency, own, rate: formatNumber(exchangeRate, language) })}{' '}
          <DayText value={exchangeDate} />
        </Text>
      </dt>
      <dd>
        <Money amount={ownCurrency.tax} currency={own} />
      </dd>
    </dl>
  )
}

/** Until when how much less is to be paid. */
function Skonto({ invoice: { skonto, currency } }: { invoice: Told }): ReactNode {
  const { t } = useTranslation('invoicing')
  const { t: word } = useTranslation('documents')
  const { language } = useLanguage()
  if (skonto.length === 0) return null
  return (
    <dl className={classes.sums} aria-label={word('form.skonto')}>
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
