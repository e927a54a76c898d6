import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { choiceFilter } from '@/components/filters/choice_filter'
import { FilterMenu } from '@/components/filters/filter_menu'
import { usePeriodFilter } from '@/components/filters/period_filter'
import { listQuery } from '@/lib/server/queries'
import { KINDS } from '../audit_entry'

/** By person, kind of record and period. People who were deactivated are in it too: what they did stays. */
export function AuditFilters({ state }: { state: TableState }) {
  const { t } = useTranslation('audit')
  const people = useQuery(listQuery('/api/employees'))
  const choices = people.data?.rows.map(({ _id, name }) => ({ value: _id, label: name })) ?? []
  const period = usePeriodFilter(state)
  const person = choiceFilter({
    state,
    name: 'userId',
    label: t('field.by'),
    all: t('page.clear_person'),
    options: [...choices, { value: 'nobody', label: t('page.nobody') }],
    notFound: t('page.no_person'),
  })
  const kind = choiceFilter({
    state,
    name: 'type',
    label: t('field.type'),
    all: t('page.clear_kind'),
    options: KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    notFound: t('page.no_kind'),
  })
  return <FilterMenu filters={[person, kind, period]} />
}
