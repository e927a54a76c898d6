import { Anchor } from '@mantine/core'
import type { TFunction } from 'i18next'
import { Link } from 'react-router-dom'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { formatDate } from '@/lib/time/days'
import type { Account, AccountEntry } from '../ledger'
import classes from './account.module.css'

/** An entry, or the balance with which a period begins. */
export type AccountRow = AccountEntry | { _id: 'opening'; kind: 'before'; balance: number }

const isEntry = (row: AccountRow): row is AccountEntry => row.kind !== 'before'

/** Title of an entry: `Rechnung RE-2026-0001`. */
export const titleOf = (
  t: TFunction<'ledger'>,
  { kind, number }: { kind: string; number: string }
) => [t(`kind.${kind}`, { defaultValue: kind }), number].filter(Boolean).join(' ')

/** Where the document of an entry is shown; entries of no document link nowhere. */
const PAGES: Record<string, string> = {
  invoice: '/view/invoices/',
  payment: '/payments?payment=',
  credit: '/payments?tab=credit&credit=',
}

/** The columns of an account, with the sums of its range in the foot. */
export function entryColumns(
  t: TFunction<'ledger'>,
  { currency, debit, credit, closing }: Pick<Account, 'currency' | 'debit' | 'credit' | 'closing'>
): Column<AccountRow>[] {
  const amount = (value: number | null | undefined) => <Money amount={value} currency={currency} />
  return [
    {
      key: 'date',
      label: t('column.date'),
      cell: (row) => isEntry(row) && <DayText value={row.date} />,
      csv: (row) => (isEntry(row) ? formatDate(row.date) : ''),
      foot: t('column.closing'),
    },
    {
      key: 'document',
      label: t('column.document'),
      isFluid: true,
      cell: (row) =>
        isEntry(row) ? <Document row={row} title={titleOf(t, row)} /> : t('column.before'),
      csv: (row) => (isEntry(row) ? titleOf(t, row) : t('column.before')),
    },
    {
      key: 'description',
      label: t('column.description'),
      isOptional: true,
      cell: (row) => isEntry(row) && row.description,
      csv: (row) => (isEntry(row) ? row.description : ''),
    },
    {
      key: 'dueDate',
      label: t('column.due_date'),
      isWideOnly: true,
      cell: (row) => isEntry(row) && row.kind === 'invoice' && <DayText value={row.dueDate} />,
      csv: (row) => (isEntry(row) && row.kind === 'invoice' ? formatDate(row.dueDate) : ''),
    },
    {
      key: 'debit',
      label: t('column.debit'),
      align: 'right',
      cell: (row) => isEntry(row) && amount(row.debit),
      csv: (row) => (isEntry(row) ? row.debit : null),
      foot: amount(debit),
    },
    {
      key: 'credit',
      label: t('column.credit'),
      align: 'right',
      cell: (row) =>
        isEntry(row) &&
        row.credit !== null && <span className={classes.credit}>{amount(row.credit)}</span>,
      csv: (row) => (isEntry(row) ? row.credit : null),
      foot: amount(credit),
    },
    {
      key: 'balance',
      label: t('column.balance'),
      align: 'right',
      cell: (row) => amount(row.balance),
      csv: (row) => row.balance,
      foot: amount(closing),
    },
  ]
}

function Document({ row, title }: { row: AccountEntry; title: string }) {
  const page = PAGES[row.document]
  const details = [row.description, row.note].filter(Boolean).join(' · ')
  return (
    <span className={classes.document}>
      {page ? (
        <Anchor component={Link} to={`${page}${row.documentId}`} inherit>
          {title}
        </Anchor>
      ) : (
        title
      )}
      {details && <span className={classes.details}>{details}</span>}
    </span>
  )
}
