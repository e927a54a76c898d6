import { Checkbox, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { CountryField } from '@/components/form/choices/country_field'
import { CLIENT_TYPES } from '../client'
import classes from './client_filters.module.css'

/** Which clients the list shows: active or archived, of a kind, of a country, with something overdue. */
export function ClientFilters({ state }: { state: TableState }) {
  const { t } = useTranslation('clients')
  const { archived = '', type = '', country = '', overdue = '' } = state.filters
  return (
    <>
      <FilterChips
        label={t('list.show')}
        options={[
          { value: '', label: t('list.active') },
          { value: 'true', label: t('list.archived') },
        ]}
        value={archived}
        onChange={(value) => state.setFilter('archived', value)}
      />
      <Select
        className={classes.type}
        aria-label={t('field.type')}
        placeholder={t('field.type')}
        data={CLIENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={type || null}
        onChange={(value) => state.setFilter('type', value ?? '')}
        clearable
        clearButtonProps={{ 'aria-label': t('list.all_types') }}
      />
      <CountryField
        className={classes.country ?? ''}
        aria-label={t('field.country')}
        placeholder={t('field.country')}
        value={country}
        onChange={(value) => state.setFilter('country', value)}
      />
      <Checkbox
        label={t('list.overdue')}
        checked={overdue !== ''}
        onChange={({ currentTarget }) =>
          state.setFilter('overdue', currentTarget.checked ? 'true' : '')
        }
      />
    </>
  )
}
