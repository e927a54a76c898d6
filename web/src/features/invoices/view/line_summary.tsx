import { Text } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/money'
import { Quantity } from '@/components/quantity'
import { formatPercent } from '@/lib/numbers'
import { useLanguage } from '@/lib/use_language'
import type { Invoice } from '../invoice'
import classes from './view.module.css'

/** What the document says, as text: for those who cannot see the preview. */
export function LineSummary({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const { language } = useLanguage()
  const { currency, lines, taxes, net, total, notes } = invoice
  return (
    <>
      <ol className={classes.rows}>
        {lines.map((line) => (
          <li key={line._id} className={classes.row}>
            <div className={classes.rowText}>
              <Text size="sm" className={classes.words}>
                {line.description}
              </Text>
              <Text size="xs" c="dimmed">
                <Quantity value={line.quantity} unit={line.unit} /> ×{' '}
                <Money amount={line.unitPrice} currency={currency} maximumDecimals={6} />
                {line.discount > 0 && ` − ${formatPercent(line.discount, language)}`}
                {` · ${t('form.sum_tax', { rate: formatPercent(line.taxRate, language) })}`}
              </Text>
            </div>
            <span className={classes.rowFigure}>
              <Money amount={line.net} currency={currency} />
            </span>
          </li>
        ))}
      </ol>
      <dl className={classes.sums}>
        <dt>{t('form.sum_net')}</dt>
        <dd>
          <Money amount={net} currency={currency} />
        </dd>
        {taxes.map(({ rate, tax }) => (
          <Fragment key={rate}>
            <dt>{t('form.sum_tax', { rate: formatPercent(rate, language) })}</dt>
            <dd>
              <Money amount={tax} currency={currency} />
            </dd>
          </Fragment>
        ))}
        <dt className={classes.total}>{t('form.sum_total')}</dt>
        <dd className={classes.total}>
          <Money amount={total} currency={currency} />
        </dd>
      </dl>
      {notes && (
        <Text size="sm" mt="sm" className={classes.words}>
          {notes}
        </Text>
      )}
    </>
  )
}
