import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { Money } from '@/components/values/money'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import classes from '../view/view.module.css'

type Figures = AnswerOf<'POST', '/api/invoices/:id/credit-notes/preview'>

/** Net, VAT by rate and total of what is given back. */
export function CreditFigures({ figures }: { figures: Figures }) {
  const { t: word } = useTranslation('documents')
  const { language } = useLanguage()
  const { currency, net, taxes, total } = figures
  return (
    <dl className={classes.sums} aria-live="polite">
      <dt>{word('form.sum_net')}</dt>
      <dd>
        <Money amount={net} currency={currency} />
      </dd>
      {taxes.map(({ category, rate, tax }) => (
        <Fragment key={`${category} ${rate}`}>
          <dt>{word('form.sum_tax', { rate: formatPercent(rate, language) })}</dt>
          <dd>
            <Money amount={tax} currency={currency} />
          </dd>
        </Fragment>
      ))}
      <dt className={classes.total}>{word('form.sum_total')}</dt>
      <dd className={classes.total}>
        <Money amount={total} currency={currency} />
      </dd>
    </dl>
  )
}
