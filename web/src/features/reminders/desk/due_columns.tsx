import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { Money } from '@/components/values/money'
import { formatDate } from '@/lib/time/days'
import type { DueReminder } from '../reminder'

/** The columns of what is due. */
export function useDueColumns(): Column<DueReminder>[] {
  const { t } = useTranslation('reminders')
  const late = ({ invoices }: DueReminder) => Math.max(...invoices.map((one) => one.daysOverdue))
  const startText = ({ invoices }: DueReminder) => {
    const [first] = invoices
      .filter(({ interestFrom }) => interestFrom)
      .toSorted((a, b) => (`${a.interestFrom}` < `${b.interestFrom}` ? -1 : 1))
    if (!first?.interestFrom || !first.defaultGround) return ''
    return `${formatDate(first.interestFrom)} · ${t(`ground.${first.defaultGround}`)}`
  }
  return [
    {
      key: 'client',
      label: t('column.client'),
      isFluid: true,
      cell: ({ clientName }) => clientName,
    },
    { key: 'subject', label: t('column.level'), cell: ({ subject }) => subject },
    {
      key: 'invoices',
      label: t('column.invoices'),
      cell: ({ invoices: [first, ...more] }) =>
        more.length > 0 ? `${first?.number} +${more.length}` : first?.number,
      csv: ({ invoices }) => invoices.map(({ number }) => number).join(', '),
    },
    {
      key: 'late',
      label: t('column.late'),
      align: 'right',
      isWideOnly: true,
      cell: (row) => late(row),
    },
    {
      key: 'interest_from',
      label: t('column.interest_from'),
      isOptional: true,
      cell: (row) => startText(row),
    },
    {
      key: 'open',
      label: t('column.open'),
      align: 'right',
      isWideOnly: true,
      cell: ({ open, currency }) => <Money amount={open} currency={currency} />,
      csv: ({ open }) => open,
    },
    {
      key: 'extra',
      label: t('column.extra'),
      align: 'right',
      isWideOnly: true,
      cell: ({ total, open, currency }) => (
        <Money amount={total - open || null} currency={currency} />
      ),
      csv: ({ interest, fee, flatSum }) => interest + fee + flatSum,
    },
    {
      key: 'mail',
      label: t('column.mail'),
      isOptional: true,
      cell: ({ canBeMailed }) => (canBeMailed ? '' : <Text size="sm">{t('due.no_address')}</Text>),
      csv: ({ canBeMailed }) => (canBeMailed ? '' : t('due.no_address')),
    },
    {
      key: 'total',
      label: t('column.total'),
      align: 'right',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
      csv: ({ total }) => total,
    },
  ]
}
