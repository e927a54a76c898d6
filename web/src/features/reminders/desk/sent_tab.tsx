import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { DayText } from '@/components/day_text'
import { PaperDrawing } from '@/components/drawings'
import { EmptyState } from '@/components/empty_state'
import { Money } from '@/components/money'
import { showRefusal } from '@/components/toast'
import { SendDocument } from '@/features/mails/parts'
import { download } from '@/lib/api'
import { saveFile } from '@/lib/csv'
import { formatDate, formatInstant } from '@/lib/days'
import { listQuery } from '@/lib/queries'
import type { Reminder } from '../reminder'
import { MadeReminder } from './made_reminder'

/** The reminders that were made, the newest first; of one client if wanted. */
export function SentTab({ clientId }: { clientId?: string }) {
  const { t } = useTranslation('reminders')
  const state = useTableState<'/api/reminders'>({ sort: 'createdAt', order: 'desc' })
  const list = useQuery(
    listQuery('/api/reminders', { ...state.query, ...(clientId && { clientId }) })
  )
  const [sending, setSending] = useState<Reminder>()
  const [viewed, setViewed] = useState<Reminder>()
  return (
    <>
      <DataTable
        name="reminders"
        label={t('page.sent')}
        columns={useSentColumns()}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowName={({ number }) => number}
        rowActions={(row) => [
          { label: t('sent.view'), onSelect: () => setViewed(row) },
          { label: t('sent.pdf'), onSelect: () => void save(row) },
          {
            label: t(row.sentAt ? 'sent.again' : 'due.send'),
            onSelect: () => setSending(row),
          },
        ]}
        empty={<EmptyState drawing={<PaperDrawing />} title={t('sent.none')} />}
      />
      {viewed && <MadeReminder reminder={viewed} onClose={() => setViewed(undefined)} />}
      {sending && (
        <SendDocument
          path="/api/reminders/:id/send"
          id={sending._id}
          title={t('sent.send', { number: sending.number })}
          onClose={() => setSending(undefined)}
        />
      )}
    </>
  )
}

async function save({ _id }: Reminder) {
  try {
    const { file, name } = await download('/api/reminders/:id/pdf', { params: { id: _id } })
    saveFile(file, name)
  } catch (failure) {
    showRefusal(failure)
  }
}

function useSentColumns(): Column<Reminder>[] {
  const { t } = useTranslation('reminders')
  return [
    { key: 'number', label: t('column.number'), cell: ({ number }) => number },
    {
      key: 'client',
      label: t('column.client'),
      isFluid: true,
      cell: ({ clientName }) => clientName,
    },
    { key: 'subject', label: t('column.level'), isWideOnly: true, cell: ({ subject }) => subject },
    {
      key: 'date',
      label: t('column.date'),
      cell: ({ date }) => <DayText value={date} />,
      csv: ({ date }) => formatDate(date),
    },
    {
      key: 'payUntil',
      label: t('column.pay_until'),
      isWideOnly: true,
      cell: ({ payUntil }) => <DayText value={payUntil} />,
      csv: ({ payUntil }) => formatDate(payUntil),
    },
    {
      key: 'sent',
      label: t('column.sent'),
      isWideOnly: true,
      cell: ({ sentAt }) =>
        sentAt ? <DayText value={sentAt} precision="minute" /> : t('sent.not_yet'),
      csv: ({ sentAt }) => formatInstant(sentAt),
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
