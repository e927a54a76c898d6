import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { PeriodFilter } from '@/components/filters/period_filter'
import { listQuery } from '@/lib/server/queries'
import { KINDS } from '../audit_entry'

const WIDTH = 180

/** By person, kind of record and period. People who were deactivated are in it too: what they did stays. */
export function AuditFilters({ state }: { state: TableState }) {
  const { t } = useTranslation('audit')
  const people = useQuery(listQuery('/api/employees'))
  const choices = people.data?.rows.map(({ _id, name }) => ({ value: _id, label: name })) ?? []
  return (
    <>
      <Select
        aria-label={t('field.by')}
        placeholder={t('field.by')}
        data={[...choices, { value: 'nobody', label: t('page.nobody') }]}
        value={state.filters.userId || null}
        onChange={(value) => state.setFilter('userId', value ?? '')}
        searchable
        clearable
        w={WIDTH}
        nothingFoundMessage={t('page.no_person')}
        clearButtonProps={{ 'aria-label': t('page.clear_person') }}
      />
      <Select
        aria-label={t('field.type')}
        placeholder={t('field.type')}
        data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={state.filters.type || null}
        onChange={(value) => state.setFilter('type', value ?? '')}
        searchable
        clearable
        w={WIDTH}
        nothingFoundMessage={t('page.no_kind')}
        clearButtonProps={{ 'aria-label': t('page.clear_kind') }}
      />
      <PeriodFilter state={state} />
    </>
  )
}
