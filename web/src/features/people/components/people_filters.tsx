import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { FilterMenu } from '@/components/filters/filter_menu'
import { ROLES } from '../person'

/** State, role, and who is over or under the target hours. Owners alone see who is invited. */
export function PeopleFilters({ state, isOwner }: { state: TableState; isOwner: boolean }) {
  const { t } = useTranslation('people')
  const { status = '', role = '', target = '' } = state.filters
  const states = isOwner
    ? (['active', 'invited', 'deactivated'] as const)
    : (['active', 'deactivated'] as const)
  return (
    <>
      <FilterMenu
        filters={[
          {
            name: 'role',
            words: role && t(`role.${role}`),
            onClear: () => state.setFilter('role', ''),
            field: (
              <NativeSelect
                label={t('field.role')}
                data={[
                  { value: '', label: t('page.all_roles') },
                  ...ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
                ]}
                value={role}
                onChange={(event) => state.setFilter('role', event.currentTarget.value)}
              />
            ),
          },
          {
            name: 'target',
            words: target && t(`target.${target}`),
            onClear: () => state.setFilter('target', ''),
            field: (
              <NativeSelect
                label={t('target.label')}
                data={[
                  { value: '', label: t('target.all') },
                  { value: 'under', label: t('target.under') },
                  { value: 'over', label: t('target.over') },
                ]}
                value={target}
                onChange={(event) => state.setFilter('target', event.currentTarget.value)}
              />
            ),
          },
        ]}
      />
      <FilterChips
        label={t('field.status')}
        options={[
          { value: '', label: t('page.all') },
          ...states.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        value={status}
        onChange={(value) => state.setFilter('status', value)}
      />
    </>
  )
}
