import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { SEPA_CURRENCY } from './sepa_currency'

/** A file for the bank, as its list shows it. */
interface BankFile {
  count: number
  total: number
  createdAt: string
}

interface BankFileColumnsOptions<Row> {
  /** The day on which the bank acts, which tells files apart. */
  day: Column<Row>
  labels: { state: string; count: string; created: string; total: string }
  /** Word and kind of a row's state. */
  stateOf: (row: Row) => { label: string; kind: StatusKind }
}

/** The columns of a list of files for the bank. */
export function bankFileColumns<Row extends BankFile>({
  day,
  labels,
  stateOf,
}: BankFileColumnsOptions<Row>): Column<Row>[] {
  return [
    day,
    {
      key: 'state',
      label: labels.state,
      cell: (row) => <StatusBadge {...stateOf(row)} />,
      csv: (row) => stateOf(row).label,
    },
    {
      key: 'count',
      label: labels.count,
      align: 'right',
      cell: ({ count }) => count,
      isWideOnly: true,
    },
    {
      key: 'createdAt',
      label: labels.created,
      cell: ({ createdAt }) => <DayText value={createdAt} precision="minute" />,
      csv: ({ createdAt }) => createdAt,
      sortKey: 'date',
      isFluid: true,
      isWideOnly: true,
    },
    {
      key: 'total',
      label: labels.total,
      align: 'right',
      cell: ({ total }) => <Money amount={total} currency={SEPA_CURRENCY} />,
      csv: ({ total }) => total,
      sortKey: 'total',
    },
  ]
}
