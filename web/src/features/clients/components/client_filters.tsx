import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { choiceFilter } from '@/components/filters/choice_filter'
import { FilterChips } from '@/components/filters/filter_chips'
import { FilterMenu, INSIDE } from '@/components/filters/filter_menu'
import { CountryField } from '@/components/form/choices/country_field'
import { countryName } from '@/lib/language/countries'
import { useLanguage } from '@/lib/language/use_language'
import { CLIENT_TYPES } from '../client'

/** Which clients the list shows: active or archived, of a kind, of a country, with something overdue. */
export function ClientFilters({ state }: { state: TableState }) {
  const { t } = useTranslation('clients')
  const { language } = useLanguage()
  const { archived = '', country = '', overdue = '' } = state.filters
  return (
    <>
      <FilterMenu
        filters={[
          choiceFilter({
            state,
            name: 'type',
            label: t('field.type'),
            all: t('list.all_types'),
            options: CLIENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
          }),
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
