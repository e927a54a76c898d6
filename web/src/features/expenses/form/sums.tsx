import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { converted, expenseFigures } from '../expense_figures'
import type { SharedValues } from '../expense_values'
import classes from './form.module.css'

/** Net, VAT and gross while they are typed. */
export function Sums({ values, ownCurrency }: { values: SharedValues; ownCurrency: string }) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  const { lines, currency, exchangeRate, taxTreatment } = values
  const isReverseCharge = taxTreatment !== 'domestic'
  const { net, taxes, gross, owedTax } = expenseFigures(lines, { currency, taxTreatment })
  return (
    <dl className={classes.sums} aria-live="polite">
      <Sum label={t('sum.net')}>
        <Money amount={net} currency={currency} />
      </Sum>
      {taxes.map(({ rate, tax }) => (
        <Sum key={rate} label={t('sum.tax', { rate: formatPercent(rate, language) })}>
          <Money amount={tax} currency={currency} />
        </Sum>
      ))}
      {isReverseCharge && (
        <Sum label={t('sum.owed_tax')}>
          <Money amount={owedTax} currency={currency} />
        </Sum>
      )}
      <Sum label={t('sum.gross')} isTotal>
        <Money amount={gross} currency={currency} />
      </Sum>
      {currency !== ownCurrency && Number(exchangeRate) > 0 && (
        <Sum label={t('sum.own', { currency: ownCurrency })}>
          <Money
            amount={converted(gross, exchangeRate, { from: currency, to: ownCurrency })}
            currency={ownCurrency}
          />
        </Sum>
      )}
    </dl>
  )
}

interface SumProps {
  label: string
  isTotal?: boolean
  children: ReactNode
}

function Sum({ label, isTotal = false, children }: SumProps) {
  return (
    <div className={classes.sum} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
