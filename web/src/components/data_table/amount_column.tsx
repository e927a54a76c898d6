import { Money } from '@/components/values/money'
import type { Column } from './column'
import { Sums } from './sums'

interface AmountColumnOptions<Row> {
  /** Names the column, its order and its sum in the foot. */
  key: string
  label: string
  /** In major units. */
  amountOf: (row: Row) => number
  /** Sums of the filtered set by currency. */
  totals: Record<string, Record<string, number>>
}

/** A column of amounts that the server sorts and adds up. */
export const amountColumn = <Row extends { currency: string }>({
  key,
  label,
  amountOf,
  totals,
}: AmountColumnOptions<Row>): Column<Row> => ({
  key,
  label,
  align: 'right',
  cell: (row) => <Money amount={amountOf(row)} currency={row.currency} />,
  csv: amountOf,
  sortKey: key,
  foot: <Sums totals={totals} amount={key} />,
})
