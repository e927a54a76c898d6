import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Money } from '@/components/values/money'
import classes from './vat.module.css'

interface AmountRow {
  key: string
  label: string
  /** Where the documents behind it are. */
  to: string
  net: number
  tax: number
  gross: number
  /** Followed by its parts. */
  isGroup?: boolean
  isPart?: boolean
}

interface AmountRowsProps {
  /** Of the table, for screen readers. */
  title: string
  /** Heading of the first column. */
  head: string
  currency: string
  rows: AmountRow[]
  total: AmountRow
}

/** Net, VAT and gross; each row leads to the documents behind it. */
export function AmountRows({ title, head, currency, rows, total }: AmountRowsProps) {
  const { t } = useTranslation('vat')
  return (
    <table className={classes.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('column.net')}</th>
          <th scope="col">{t('column.tax')}</th>
          <th scope="col" className={classes.gross}>
            {t('column.gross')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} currency={currency} />
        ))}
      </tbody>
      <tfoot>
        <Row row={total} currency={currency} />
      </tfoot>
    </table>
  )
}

function Row({ row, currency }: { row: AmountRow; currency: string }) {
  const { label, to, net, tax, gross, isGroup, isPart } = row
  return (
    <tr data-group={isGroup || undefined} data-part={isPart || undefined}>
      <th scope="row">
        <Anchor component={Link} to={to} inherit>
          {label}
        </Anchor>
      </th>
      <td>
        <Money amount={net} currency={currency} />
      </td>
      <td>
        <Money amount={tax} currency={currency} />
      </td>
      <td className={classes.gross}>
        <Money amount={gross} currency={currency} />
      </td>
    </tr>
  )
}
