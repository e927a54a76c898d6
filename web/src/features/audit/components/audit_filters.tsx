import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { FilterMenu } from '@/components/filters/filter_menu'
import { usePeriodFilter } from '@/components/filters/period_filter'
import { listQuery } from '@/lib/server/queries'
import { KINDS } from '../audit_entry'

/** Found by typing; the list lies in the popover of the filters. */
const CHOICE = { searchable: true, clearable: true, comboboxProps: { withinPortal: false } }

/** By person, kind of record and period. People who were deactivated are in it too: what they did stays. */
export function AuditFilters({ state }: { state: TableState }) {
  const { t } = useTranslation('audit')
  const people = useQuery(listQuery('/api/employees'))
  const choices = people.data?.rows.map(({ _id, name }) => ({ value: _id, label: name })) ?? []
  const { userId = '', type = '' } = state.filters
  const persons = [...choices, { value: 'nobody', label: t('page.nobody') }]
  const period = usePeriodFilter(state)
  return (
    <FilterMenu
      filters={[
        {
          name: 'userId',
          words: userId && persons.find(({ value }) => value === userId)?.label,
          onClear: () => state.setFilter('userId', ''),
          field: (
            <Select
              label={t('field.by')}
              placeholder={t('page.clear_person')}
              data={persons}
              value={userId || null}
              onChange={(value) => state.setFilter('userId', value ?? '')}
              nothingFoundMessage={t('page.no_person')}
              clearButtonProps={{ 'aria-label': t('page.clear_person') }}
              {...CHOICE}
            />
          ),
        },
        {
          name: 'type',
          words: type && t(`kind.${type}`),
          onClear: () => state.setFilter('type', ''),
          field: (
            <Select
              label={t('field.type')}
              placeholder={t('page.clear_kind')}
              data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
              value={type || null}
              onChange={(value) => state.setFilter('type', value ?? '')}
              nothingFoundMessage={t('page.no_kind')}
              clearButtonProps={{ 'aria-label': t('page.clear_kind') }}
              {...CHOICE}
            />
          ),
        },
        period,
      ]}
    />
  )
}
