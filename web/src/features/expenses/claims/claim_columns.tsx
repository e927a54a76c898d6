import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { ReceiptMark } from '../list/receipt_mark'
import { useCategories } from '../use_categories'
import { type ClaimRow, kindOfClaim } from './claim'

/** @param isDesk sees who handed a receipt in */
export function useClaimColumns(isDesk: boolean): Column<ClaimRow>[] {
  const { t } = useTranslation('expenses')
  const { nameOf } = useCategories()
  return [
    {
      key: 'vendor',
      label: t('list.vendor'),
      cell: ({ kind, vendor, note }) => (kind === 'trip' ? note : vendor),
      sortKey: 'vendor',
      isFluid: true,
    },
    ...(isDesk
      ? [{ key: 'person', label: t('claim.person'), cell: ({ user }: ClaimRow) => user.name }]
      : []),
    {
      key: 'date',
      label: t('list.date'),
      cell: ({ date }) => <DayText value={date} />,
      csv: ({ date }) => date,
      sortKey: 'date',
    },
    {
      key: 'category',
      label: t('list.category'),
      cell: ({ category }) => nameOf(category),
      isWideOnly: true,
      isSpare: true,
    },
    {
      key: 'paidBy',
      label: t('claim.paid_by'),
      cell: ({ paidBy, reimbursedDate }) =>
        t(reimbursedDate ? 'claim.reimbursed' : `claim.payer_short.${paidBy}`),
      isWideOnly: true,
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status }) => (
        <StatusBadge kind={kindOfClaim(status)} label={t(`claim.status.${status}`)} />
      ),
      csv: ({ status }) => t(`claim.status.${status}`),
    },
    {
      key: 'receipt',
      label: t('list.receipt'),
      cell: ({ receiptCount, kind }) => (
        <ReceiptMark count={receiptCount} isNeeded={kind !== 'trip'} />
      ),
      csv: ({ receiptCount }) => receiptCount,
    },
    {
      key: 'amount',
      label: t('list.gross'),
      align: 'right',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      csv: ({ amount }) => amount,
      sortKey: 'amount',
    },
  ]
}
