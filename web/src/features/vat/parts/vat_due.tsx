import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import type { useVatState, VatDueTable } from '../vat'
import { usePeriodWord } from './use_period_word'
import classes from './vat.module.css'

interface VatDueProps {
  table: VatDueTable
  query: ReturnType<typeof useVatState>['query']
}

type Figures = Pick<VatDueTable, 'outputTax' | 'owedTax' | 'inputTax' | 'due'>

/** The VAT to pay to the tax office by period: output VAT less input VAT. */
export function VatDue({ table, query }: VatDueProps) {
  const { t } = useTranslation('vat')
  const periodWord = usePeriodWord(query.interval)
  const { currency, periods } = table
  const hasOwed = table.owedTax !== 0
  const row = (label: string, due: Figures, days: { from: string; to: string }) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td className={classes.gross}>
        <Money amount={due.outputTax} currency={currency} />
      </td>
      {hasOwed && (
        <td className={classes.gross}>
          <Money amount={due.owedTax} currency={currency} />
        </td>
      )}
      <td>
        <Anchor component={Link} to={`/expenses?${new URLSearchParams(days)}`} inherit>
          <Money amount={due.inputTax} currency={currency} />
        </Anchor>
      </td>
      <td>
        <Money amount={due.due} currency={currency} />
      </td>
    </tr>
  )
  const title = `${t('due.title')} ${currency}`
  return (
    <Section title={title} padding="none">
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('column.period')}</th>
            <th scope="col" className={classes.gross}>
              {t('due.output')}
            </th>
            {hasOwed && (
              <th scope="col" className={classes.gross}>
                {t('due.owed')}
              </th>
            )}
            <th scope="col">{t('due.input')}</th>
            <th scope="col">{t('due.due')}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => {
            const { from, to } = period
            return row(periodWord(period), period, { from, to })
          })}
        </tbody>
        <tfoot>{row(t('total'), table, { from: query.from, to: query.to })}</tfoot>
      </table>
    </Section>
  )
}
