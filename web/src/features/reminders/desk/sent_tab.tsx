import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { PaperDrawing } from '@/components/pictures/drawings'
import { showRefusal } from '@/components/toast'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { SendDocument } from '@/features/correspondence/parts'
import { saveFile } from '@/lib/csv'
import { latePart } from '@/lib/parts/late_part'
import { download } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import { formatDate, formatInstant } from '@/lib/time/days'
import { LeftText } from '../left_text'
import type { Reminder } from '../reminder'
import { useTakePostingBack } from '../use_take_posting_back'
import { MadeReminder } from './made_reminder'

const PostedDialog = latePart(async () => (await import('../posted_dialog')).PostedDialog)

/** The reminders that were made, the newest first; of one client if wanted. */
export function SentTab({ clientId }: { clientId?: string }) {
  const { t } = useTranslation('reminders')
  const state = useTableState<'/api/reminders'>({ sort: 'createdAt', order: 'desc' })
  const list = useQuery(
    listQuery('/api/reminders', { ...state.query, ...(clientId && { clientId }) })
  )
  const [sending, setSending] = useState<Reminder>()
  const [viewed, setViewed] = useState<Reminder>()
  const [posted, setPosted] = useState<Reminder>()
  const takePostingBack = useTakePostingBack()
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
          row.postedOn
            ? { label: t('posted.take_back'), onSelect: () => takePostingBack.mutate(row) }
            : { label: t('posted.ask'), onSelect: () => setPosted(row) },
        ]}
        empty={<EmptyState drawing={<PaperDrawing />} title={t('sent.none')} />}
      />
      {viewed && <MadeReminder reminder={viewed} onClose={() => setViewed(undefined)} />}
      {posted && <PostedDialog reminder={posted} onClose={() => setPosted(undefined)} />}
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
      cell: (row) => <LeftText {...row} />,
      csv: ({ sentAt, postedOn }) => formatInstant(sentAt) || formatDate(postedOn),
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
