import { amountColumn } from '@/components/data_table/amount_column'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { clientName } from '@/lib/client_name'

type Named = Parameters<typeof clientName>[0]

/** The fields of a row that every kind of offer has. */
interface OfferRow extends Named {
  status: string
  sentAt: string | null
  validUntil: string
  total: number
  acceptedTotal: number | null
  currency: string
}

interface OfferColumnsOptions<Row extends OfferRow> {
  labels: { status: string; client: string; validUntil: string; total: string }
  /** The word of its status. */
  wordOf: (row: Row) => string
  kindOf: (status: Row['status']) => StatusKind
  /** Sums of the filtered ones by currency, for the foot. */
  totals?: Record<string, Record<string, number>> | undefined
}

/** The columns that every list of offers has. */
export function offerColumns<Row extends OfferRow>({
  labels,
  wordOf,
  kindOf,
  totals = {},
}: OfferColumnsOptions<Row>) {
  const status: Column<Row> = {
    key: 'status',
    label: labels.status,
    cell: (row) => <StatusBadge kind={kindOf(row.status)} label={wordOf(row)} />,
    csv: (row) => wordOf(row),
  }
  const client: Column<Row> = {
    key: 'client',
    label: labels.client,
    cell: clientName,
    sortKey: 'client',
  }
  const validUntil: Column<Row> = {
    key: 'validUntil',
    label: labels.validUntil,
    cell: (row) => <DayText value={row.validUntil} />,
    csv: (row) => row.validUntil,
    sortKey: 'validUntil',
  }
  const total = amountColumn<Row>({
    key: 'total',
    label: labels.total,
    amountOf: (row) => row.acceptedTotal ?? row.total,
    totals,
  })
  return { status, client, validUntil, total }
}
