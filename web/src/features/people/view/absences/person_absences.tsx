import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { EmptyState } from '@/components/page/empty_state'
import { listQuery } from '@/lib/server/queries'
import type { PersonPage } from '../person_page'
import { LeaveStrip } from './leave_strip'
import { useAbsenceActions } from './use_absence_actions'
import { useAbsenceColumns } from './use_absence_columns'

interface PersonAbsencesProps {
  person: PersonPage
  /** Whether kinds and the holiday left are shown. */
  isPrivate: boolean
  isOwner: boolean
}

/** The holiday of the year and all absences of a person. */
export function PersonAbsences({ person, isPrivate, isOwner }: PersonAbsencesProps) {
  const { t } = useTranslation('people')
  const state = useTableState<'/api/absences'>({
    filters: ['status'],
    sort: 'from',
    order: 'desc',
  })
  const list = useQuery(listQuery('/api/absences', { ...state.query, userId: person._id }))
  const columns = useAbsenceColumns()
  const { actionsOf, dialogs } = useAbsenceActions({ isOwner, isPrivate })
  return (
    <>
      {isPrivate ? (
        <LeaveStrip personId={person._id} isOwner={isOwner} />
      ) : (
        <Text c="dimmed" size="sm" mb="sm">
          {t('absence.private')}
        </Text>
      )}
      <DataTable
        name="absences"
        label={t('view.absences')}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowName={({ from }) => t('absence.from_day', { day: from })}
        rowActions={actionsOf}
        filters={
          <FilterChips
            label={t('field.status')}
            options={[
              { value: '', label: t('page.all') },
              { value: 'requested', label: t('absence_status.requested') },
              { value: 'approved', label: t('absence_status.approved') },
            ]}
            value={state.filters.status ?? ''}
            onChange={(value) => state.setFilter('status', value)}
          />
        }
        empty={<EmptyState title={t('absence.none')} />}
      />
      {dialogs}
    </>
  )
}
