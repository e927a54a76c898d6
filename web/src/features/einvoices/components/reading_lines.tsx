import { Text } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { Quantity } from '@/components/values/quantity'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Reading } from '../reading'
import classes from './einvoices.module.css'

/** The lines, and how they add up to what is due. */
export function ReadingLines({ reading }: { reading: Reading }) {
  const { t } = useTranslation('einvoices')
  const { language } = useLanguage()
  const { currency, lines, adjustments, vat, totals } = reading
  const percent = (rate: number) => formatPercent(rate, language)
  const sums = [
    { label: t('sum.lines'), amount: totals.lines },
    ...adjustments.map(({ reason, rate, amount }) => ({
      label: `${reason || t('sum.adjustment')} (${percent(rate)})`,
      amount,
    })),
    { label: t('sum.net'), amount: totals.net },
    ...vat.map(({ rate, tax, reason }) => ({
      label: `${t('sum.vat', { rate: percent(rate) })}${reason ? ` – ${reason}` : ''}`,
      amount: tax,
    })),
    { label: t('sum.gross'), amount: totals.gross, isStrong: true },
    ...(totals.prepaid === 0 ? [] : [{ label: t('sum.prepaid'), amount: -totals.prepaid }]),
    ...(totals.rounding === 0 ? [] : [{ label: t('sum.rounding'), amount: totals.rounding }]),
    { label: t('sum.due'), amount: totals.due, isStrong: true },
  ]
  return (
    <>
      <ol className={classes.rows}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stranger's numbers may repeat, and the list never changes
          <li key={index} className={classes.row}>
            <div className={classes.rowText}>
              <Text size="sm">{line.name}</Text>
              {[line.description, line.note].filter(Boolean).map((text) => (
                <Text key={text} size="xs" c="dimmed" className={classes.words}>
                  {text}
                </Text>
              ))}
              <Text size="xs" c="dimmed">
                <Quantity value={line.quantity} unit={line.unit} /> ×{' '}
                <Money amount={line.price} currency={currency} maximumDecimals={6} />
                {line.priceQuantity !== 1 && ` / ${line.priceQuantity}`}
                {` · ${t('sum.vat', { rate: percent(line.rate) })}`}
              </Text>
              {line.adjustments.map(({ reason, amount }) => (
                <Text key={`${reason} ${amount}`} size="xs" c="dimmed">
                  {reason || t('sum.adjustment')}: <Money amount={amount} currency={currency} />
                </Text>
              ))}
            </div>
            <LineSum line={line} currency={currency} />
          </li>
        ))}
      </ol>
      <dl className={classes.sums}>
        {sums.map(({ label, amount, ...sum }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two reductions may be the same, and the list never changes
          <Fragment key={index}>
            <dt data-strong={'isStrong' in sum || undefined}>{label}</dt>
            <dd data-strong={'isStrong' in sum || undefined}>
              <Money amount={amount} currency={currency} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}

/** The amount that a line adds to the sum. A group repeats the lines below it, so it adds nothing. */
function LineSum({ line, currency }: { line: Reading['lines'][number]; currency: string }) {
  const { t } = useTranslation('einvoices')
  const amount = <Money amount={line.net} currency={currency} />
  if (line.isCounted) return <span className={classes.rowFigure}>{amount}</span>
  return (
    <Text component="span" size="xs" c="dimmed" ta="end">
      {amount}
      <br />
      {t('sum.uncounted')}
    </Text>
  )
}
