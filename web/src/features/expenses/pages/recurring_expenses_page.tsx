import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { RowAction } from '@/components/data_table/column'
import { ListPage } from '@/components/data_table/list_page'
import { useTableState } from '@/components/data_table/table_state'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { CreateLink } from '@/components/page/create_link'
import { listQuery } from '@/lib/server/queries'
import { ReceiptDrawing } from '../list/receipt_drawing'
import { useRecurringStep } from '../recurring/recurring_changes'
import { useRecurringColumns } from '../recurring/recurring_columns'
import { RecurringDrawer } from '../recurring/recurring_drawer'
import { RECURRING, RECURRING_STATUSES, type RecurringRow } from '../recurring/recurring_expense'
import { RecurringQuestion } from '../recurring/recurring_question'

/** `/expenses/recurring`; `?new=1`, `?new=1&from=<expense>` and `?edit=<id>` open the form beside it. */
export function Component() {
  const { t } = useTranslation('expenses')
  const state = useTableState<'/api/recurring-expenses'>({ filters: ['status'], sort: 'nextDate' })
  const list = useQuery({
    ...listQuery('/api/recurring-expenses', state.query),
    placeholderData: keepPreviousData,
  })
  const columns = useRecurringColumns()
  const drawer = useDrawerTarget()
  const [parameters] = useSearchParams()
  const [ending, setEnding] = useState<RecurringRow>()
  const [doomed, setDoomed] = useState<RecurringRow>()
  const rowActions = useRowActions({ edit: drawer.open, end: setEnding, remove: setDoomed })
  return (
    <ListPage
      title={t('recurring.title')}
      back={{ to: '/expenses', label: t('list.title') }}
      name="recurring-expenses"
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }: RecurringRow) => _id}
      rowName={({ vendor }) => vendor}
      rowLink={({ _id }) => `${RECURRING}?edit=${_id}`}
      rowActions={rowActions}
      searchLabel={t('recurring.search')}
      chips={{
        filter: 'status',
        label: t('list.status'),
        options: [
          { value: '', label: t('list.all') },
          ...RECURRING_STATUSES.map(({ status }) => ({
            value: status,
            label: t(`recurring.status.${status}`),
          })),
        ],
      }}
      empty={{
        drawing: <ReceiptDrawing />,
        title: t('recurring.empty'),
        text: t('recurring.empty_text'),
      }}
      create={<CreateLink to={`${RECURRING}?new=1`}>{t('recurring.new')}</CreateLink>}
    >
      <RecurringDrawer
        target={drawer.target}
        from={parameters.get('from')}
        onClose={drawer.close}
      />
      <RecurringQuestion step="end" recurring={ending} onClose={() => setEnding(undefined)} />
      <RecurringQuestion step="delete" recurring={doomed} onClose={() => setDoomed(undefined)} />
    </ListPage>
  )
}

interface RowHandlers {
  edit: (id: string) => void
  end: (row: RecurringRow) => void
  remove: (row: RecurringRow) => void
}

function useRowActions({ edit, end, remove }: RowHandlers) {
  const { t } = useTranslation('expenses')
  const pause = useRecurringStep('pause')
  const resume = useRecurringStep('resume')
  return ({ status, runsMade }: RecurringRow): RowAction<RecurringRow>[] => {
    const isOver = status === 'ended'
    return [
      { label: t(isOver ? 'recurring.step.show' : 'row.edit'), onSelect: ({ _id }) => edit(_id) },
      ...(status === 'active'
        ? [{ label: t('recurring.step.pause'), onSelect: (one: RecurringRow) => pause.mutate(one) }]
        : []),
      ...(status === 'paused' || status === 'failed'
        ? [
            {
              label: t('recurring.step.resume'),
              onSelect: (one: RecurringRow) => resume.mutate(one),
            },
          ]
        : []),
      ...(isOver ? [] : [{ label: t('recurring.step.end'), onSelect: end }]),
      ...(runsMade === 0
        ? [{ label: t('recurring.step.delete'), onSelect: remove, tone: 'danger' as const }]
        : []),
    ]
  }
}
