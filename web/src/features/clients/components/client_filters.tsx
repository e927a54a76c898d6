import { Checkbox, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { FilterMenu } from '@/components/filters/filter_menu'
import { CountryField } from '@/components/form/choices/country_field'
import { countryName } from '@/lib/language/countries'
import { useLanguage } from '@/lib/language/use_language'
import { CLIENT_TYPES } from '../client'

/** The lists lie in the popover of the filters, so that choosing from one does not close it. */
const INSIDE = { withinPortal: false }

/** Which clients the list shows: active or archived, of a kind, of a country, with something overdue. */
export function ClientFilters({ state }: { state: TableState }) {
  const { t } = useTranslation('clients')
  const { language } = useLanguage()
  const { archived = '', type = '', country = '', overdue = '' } = state.filters
  return (
    <>
      <FilterMenu
        filters={[
          {
            name: 'type',
            onClear: () => state.setFilter('type', ''),
            words: type && t(`type.${type}`),
            field: (
              <Select
                label={t('field.type')}
                placeholder={t('list.all_types')}
                data={CLIENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
                value={type || null}
                onChange={(value) => state.setFilter('type', value ?? '')}
                clearable
                clearButtonProps={{ 'aria-label': t('list.all_types') }}
                comboboxProps={INSIDE}
              />
            ),
          },
          {
            name: 'country',
            onClear: () => state.setFilter('country', ''),
            words: country && countryName(country, language),
            field: (
              <CountryField
                label={t('field.country')}
                value={country}
                onChange={(value) => state.setFilter('country', value)}
                comboboxProps={INSIDE}
              />
            ),
          },
          {
            name: 'overdue',
            onClear: () => state.setFilter('overdue', ''),
            words: overdue && t('list.overdue'),
            field: (
              <Checkbox
                label={t('list.overdue')}
                checked={overdue !== ''}
                onChange={({ currentTarget }) =>
                  state.setFilter('overdue', currentTarget.checked ? 'true' : '')
                }
              />
            ),
          },
        ]}
      />
      <FilterChips
        label={t('list.show')}
        options={[
          { value: '', label: t('list.active') },
          { value: 'true', label: t('list.archived') },
        ]}
        value={archived}
        onChange={(value) => state.setFilter('archived', value)}
      />
    </>
  )
}
