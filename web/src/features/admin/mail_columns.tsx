import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { formatInstant } from '@/lib/time/days'
import type { MailRow } from './mail'

/** The columns that both lists of mails have: the outbox, and the mails that have not left. */
export function useMailColumns(): Record<'subject' | 'written', Column<MailRow>> {
  const { t } = useTranslation('admin')
  return {
    subject: { key: 'subject', label: t('field.subject'), cell: ({ subject }) => subject },
    written: {
      key: 'createdAt',
      label: t('field.written'),
      sortKey: 'createdAt',
      align: 'right',
      csv: ({ createdAt }) => formatInstant(createdAt),
      cell: ({ createdAt }) => <DayText value={createdAt} precision="minute" />,
    },
  }
}
