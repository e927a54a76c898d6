import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBottomBar } from '@/components/use_bottom_bar'
import { Money } from '@/components/values/money'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { WITHOUT_TAX } from '../tax/tax_field'
import type { LiveTotals } from './live_totals'
import classes from './totals_bar.module.css'

interface TotalsBarProps {
  /** Left out where no money is shown. */
  totals?: LiveTotals | undefined
  currency: string
  /** The remaining amount due, where it is less than the total. */
  due?: { label: string; amount: string } | undefined
  /** A figure that is no money. */
  count?: { label: string; value: number } | undefined
  /** The buttons. */
  children: ReactNode
}

/** Discount, net, VAT by rate or the reason for none, and total, in sight while the document is written. */
export function TotalsBar({ totals, currency, due, count, children }: TotalsBarProps) {
  return (
    <div ref={useBottomBar()} className={classes.bar}>
      <dl className={classes.figures}>
        {count && (
          <div className={classes.count}>
            <dt>{count.label}</dt>
            <dd>{count.value}</dd>
          </div>
        )}
        {totals && <Sums totals={totals} currency={currency} due={due} />}
      </dl>
      <div className={classes.actions}>{children}</div>
    </div>
  )
}

type SumsProps = Pick<TotalsBarProps, 'currency' | 'due'> & { totals: LiveTotals }

function Sums({ totals, currency, due }: SumsProps) {
  const { t } = useTranslation('documents')
  const { language } = useLanguage()
  const taxes = totals.taxes.filter(({ base }) => Number(base) !== 0)
  const labelOf = ({ category, rate }: LiveTotals['taxes'][number]) => {
    const reason = WITHOUT_TAX.find((one) => one === category)
    if (reason) return t(`category.${reason}`)
    return t('form.sum_tax', { rate: formatPercent(rate, language) })
  }
  return (
    <>
      {Number(totals.discountTotal) !== 0 && (
        <Figure label={t('form.discount')}>
          <Money amount={`-${totals.discountTotal}`.replace('--', '')} currency={currency} />
        </Figure>
      )}
      <Figure label={t('form.sum_net')}>
        <Money amount={totals.net} currency={currency} />
      </Figure>
      {taxes.map((tax) => (
        <Figure key={`${tax.category} ${tax.rate}`} label={labelOf(tax)}>
          <Money amount={tax.tax} currency={currency} />
        </Figure>
      ))}
      {due && (
        <Figure label={t('form.sum_total')}>
          <Money amount={totals.total} currency={currency} />
        </Figure>
      )}
      <div className={classes.total}>
        <dt>{due?.label ?? t('form.sum_total')}</dt>
        <dd aria-live="polite">
          <Money amount={due?.amount ?? totals.total} currency={currency} />
        </dd>
      </div>
    </>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
