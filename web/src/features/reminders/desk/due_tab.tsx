import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { EmptyState } from '@/components/page/empty_state'
import { PaperDrawing } from '@/components/pictures/drawings'
import { recordQuery } from '@/lib/server/queries'
import { type DueReminder, keyOf, nameOf } from '../reminder'
import { useDueColumns } from './due_columns'
import { DuePreview } from './due_preview'
import { useMakeReminders } from './use_make_reminders'

/** Reminders due today: review them, send one or many. `?chosen=` in the address ticks some, by their first invoices. */
export function DueTab() {
  const { t } = useTranslation('reminders')
  const state = useTableState<'/api/reminders'>({})
  const first = (state.page - 1) * state.pageSize
  const list = useQuery({
    ...recordQuery('/api/reminders/due'),
    select: ({ due }) => ({
      rows: due.slice(first, first + state.pageSize),
      total: due.length,
      totals: {},
    }),
  })
  const columns = useDueColumns()
  const [parameters] = useSearchParams()
  const [shown, setShown] = useState<DueReminder>()
  const [toSend, setToSend] = useState<DueReminder[]>([])
  const close = () => {
    setShown(undefined)
    setToSend([])
  }
  const { make, isBusy } = useMakeReminders(close)
  return (
    <>
      <DataTable
        name="reminders-due"
        label={t('page.due')}
        columns={columns}
        state={state}
        list={list}
        rowId={keyOf}
        rowName={nameOf}
        ticked={parameters.get('chosen')?.split(',')}
        rowLink={(row) => `/view/invoices/${keyOf(row)}?tab=reminders`}
        rowActions={(row) => [
          { label: t('due.preview'), onSelect: () => setShown(row) },
          row.canBeMailed
            ? { label: t('due.send'), onSelect: () => setToSend([row]) }
            : { label: t('due.make'), onSelect: () => make({ reminders: [row], isSent: false }) },
        ]}
        bulkActions={[
          { label: t('due.send'), onSelect: setToSend },
          {
            label: t('due.make'),
            onSelect: (reminders) => make({ reminders, isSent: false }),
          },
        ]}
        empty={
          <EmptyState drawing={<PaperDrawing />} title={t('due.none')} text={t('due.none_text')} />
        }
      />
      {shown && (
        <DuePreview
          reminder={shown}
          isBusy={isBusy}
          onMake={(isSent) => make({ reminders: [shown], isSent })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={toSend.length > 0}
        title={t('due.ask', { count: toSend.length })}
        verb={t('due.send')}
        isBusy={isBusy}
        onConfirm={() => make({ reminders: toSend, isSent: true })}
        onCancel={close}
      >
        {t('due.ask_text')}
      </ConfirmDialog>
    </>
  )
}
