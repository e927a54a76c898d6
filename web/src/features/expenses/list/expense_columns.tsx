import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { formatDate, today } from '@/lib/time/days'
import { type ExpenseRow, kindOf } from '../expense'
import { useCategories } from '../use_categories'
import classes from './list.module.css'
import { ReceiptMark } from './receipt_mark'

export function useExpenseColumns(): Column<ExpenseRow>[] {
  const { t } = useTranslation('expenses')
  const { nameOf } = useCategories()
  const rebilling = ({ isRebillable, billedBy }: ExpenseRow) => {
    if (billedBy?.number) return t('rebilling.billed_on', { number: billedBy.number })
    if (billedBy) return t('rebilling.billed_draft')
    return isRebillable ? t('rebilling.waiting') : ''
  }
  const categories = (row: ExpenseRow) => row.categories.map(nameOf).join(', ')
  return [
    {
      key: 'number',
      label: t('list.number'),
      cell: ({ number }) => number,
      sortKey: 'number',
    },
    {
      key: 'date',
      label: t('list.date'),
      cell: ({ date }) => <DayText value={date} />,
      csv: ({ date }) => date,
      sortKey: 'date',
    },
    {
      key: 'vendor',
      label: t('list.vendor'),
      cell: (row) => <VendorCell {...row} />,
      csv: ({ vendor }) => vendor,
      sortKey: 'vendor',
      isFluid: true,
    },
    {
      key: 'category',
      label: t('list.category'),
      cell: categories,
      isWideOnly: true,
    },
    {
      key: 'place',
      label: t('list.place'),
      cell: placeOf,
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'rebilling',
      label: t('list.rebilling'),
      cell: rebilling,
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status }) => <StatusBadge kind={kindOf(status)} label={t(`status.${status}`)} />,
      csv: ({ status }) => t(`status.${status}`),
    },
    {
      key: 'dueDate',
      label: t('list.due_date'),
      cell: ({ dueDate }) => <DayText value={dueDate} />,
      csv: ({ dueDate }) => dueDate,
      sortKey: 'dueDate',
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'paidDate',
      label: t('list.paid_date'),
      cell: ({ paidDate }) => <DayText value={paidDate} />,
      csv: ({ paidDate }) => paidDate,
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'receipt',
      label: t('list.receipt'),
      cell: ({ receiptCount, claimant }) => (
        <ReceiptMark count={receiptCount} isNeeded={claimant?.kind !== 'trip'} />
      ),
      csv: ({ receiptCount }) => receiptCount,
    },
    {
      key: 'gross',
      label: t('list.gross'),
      align: 'right',
      cell: ({ gross, currency }) => <Money amount={gross} currency={currency} />,
      csv: ({ gross }) => gross,
      sortKey: 'gross',
    },
    {
      key: 'net',
      label: t('list.net'),
      align: 'right',
      cell: ({ net, currency }) => <Money amount={net} currency={currency} />,
      csv: ({ net }) => net,
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'tax',
      label: t('list.tax'),
      align: 'right',
      cell: ({ tax, currency }) => <Money amount={tax} currency={currency} />,
      csv: ({ tax }) => tax,
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'currency',
      label: t('list.currency'),
      cell: ({ currency }) => currency,
      isOptional: true,
      isWideOnly: true,
    },
  ]
}

const placeOf = ({ client, project }: ExpenseRow) =>
  [client?.name, project?.name].filter(Boolean).join(', ')

function VendorCell({ vendor, reference, claimant, skonto, status }: ExpenseRow) {
  const { t } = useTranslation('expenses')
  const until = status === 'paid' ? null : (skonto?.until ?? null)
  const isOffered = until !== null && until >= today()
  const note = isOffered ? t('skonto.offer', { date: formatDate(until) }) : reference
  return (
    <>
      {vendor}
      {note && <span className={classes.reference}>{note}</span>}
      {claimant && claimant.name !== vendor && (
        <span className={classes.reference}>{claimant.name}</span>
      )}
    </>
  )
}
