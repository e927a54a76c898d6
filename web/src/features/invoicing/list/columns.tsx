import { useTranslation } from 'react-i18next'
import { amountColumn } from '@/components/data_table/amount_column'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { clientName } from '@/lib/client_name'
import type { ListAnswer } from '@/lib/server/queries'
import { dayOf } from '@/lib/time/local_instant'
import { type InvoiceRow, titleOf } from '../invoice'
import { InvoiceStatusBadge, useStatusWord } from '../invoice_status'
import classes from './list.module.css'

const isEInvoice = (sentAs: InvoiceRow['sentAs']) => sentAs === 'zugferd' || sentAs === 'xrechnung'

/** Issued, and neither mailed nor handed out in any other way. */
const isUnsent = ({ status, handedOutAt }: InvoiceRow) =>
  status !== 'Draft' && status !== 'Void' && handedOutAt === null

type Amount = 'net' | 'tax' | 'total' | 'open'

/** @param totals of the filtered set, by currency */
export function useInvoiceColumns(
  totals: ListAnswer<InvoiceRow>['totals'] = {}
): Column<InvoiceRow>[] {
  const { t } = useTranslation('invoicing')
  const word = useStatusWord()
  const amount = (key: Amount) =>
    amountColumn<InvoiceRow>({
      key,
      label: t(`list.${key}`),
      amountOf: (row) => row[key],
      totals,
    })
  return [
    {
      key: 'number',
      label: t('list.number'),
      cell: (row) => (
        <>
          {row.number ?? t('list.draft')}
          {titleOf(row) !== 'invoice' && (
            <span className={classes.title}>{t(`title.${titleOf(row)}`)}</span>
          )}
          {row.isImported && <span className={classes.title}>{t('list.imported')}</span>}
        </>
      ),
      csv: (row) => row.number,
      sortKey: 'number',
    },
    {
      key: 'title',
      label: t('list.kind'),
      cell: (row) => t(`title.${titleOf(row)}`),
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: (row) => <InvoiceStatusBadge {...row} />,
      csv: word,
      sortKey: 'status',
    },
    { key: 'client', label: t('list.client'), cell: clientName, sortKey: 'client', isFluid: true },
    {
      key: 'date',
      label: t('list.date'),
      cell: (row) => <DayText value={row.date} />,
      csv: (row) => row.date,
      sortKey: 'date',
      isWideOnly: true,
    },
    {
      key: 'due',
      label: t('list.due'),
      cell: (row) => <DayText value={row.dueDate} />,
      csv: (row) => row.dueDate,
      sortKey: 'dueDate',
    },
    {
      key: 'daysOverdue',
      label: t('list.days_overdue'),
      align: 'right',
      cell: ({ daysOverdue }) =>
        daysOverdue > 0 ? t('list.days_late', { count: daysOverdue }) : '',
      csv: (row) => row.daysOverdue,
      sortKey: 'daysOverdue',
      isWideOnly: true,
    },
    {
      key: 'sent',
      label: t('list.sent'),
      cell: (row) =>
        row.sentAt ? (
          <>
            <DayText value={row.sentAt} />
            {isEInvoice(row.sentAs) && ` · ${t('einvoice.title')}`}
          </>
        ) : (
          isUnsent(row) && t('list.not_sent')
        ),
      csv: ({ sentAt }) => sentAt && dayOf(sentAt),
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'viewed',
      label: t('list.viewed'),
      cell: ({ viewedAt }) => viewedAt && <DayText value={viewedAt} />,
      csv: ({ viewedAt }) => viewedAt && dayOf(viewedAt),
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'project',
      label: t('list.project'),
      cell: (row) => row.projectReference,
      isOptional: true,
      isWideOnly: true,
    },
    { ...amount('net'), isOptional: true, isWideOnly: true },
    { ...amount('tax'), isOptional: true, isWideOnly: true },
    {
      key: 'gross',
      label: t('list.gross'),
      align: 'right',
      cell: (row) => <Money amount={row.gross} currency={row.currency} />,
      csv: (row) => row.gross,
      isOptional: true,
      isWideOnly: true,
    },
    amount('total'),
    {
      ...amount('open'),
      cell: ({ open, currency }) => (open > 0 ? <Money amount={open} currency={currency} /> : ''),
      isWideOnly: true,
    },
  ]
}
