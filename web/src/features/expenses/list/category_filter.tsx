import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { INSIDE, type MenuFilter } from '@/components/filters/filter_menu'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { useCategories } from '../use_categories'

/** The category of an expense, as `?category=`, among the filters of the list. */
export function useCategoryFilter(state: TableState): MenuFilter {
  const { t } = useTranslation('expenses')
  const { rows, nameOf } = useCategories()
  const { category = '' } = state.filters
  return {
    name: 'category',
    words: category && nameOf(category),
    onClear: () => state.setFilter('category', ''),
    field: (
      <ChoiceField
        label={t('list.category')}
        placeholder={t('list.clear_category')}
        data={rows.map((row) => ({ value: row.category, label: nameOf(row.category) }))}
        value={category}
        onChange={(value) => state.setFilter('category', value)}
        clearable
        clearButtonProps={{ 'aria-label': t('list.clear_category') }}
        comboboxProps={INSIDE}
      />
    ),
  }
}
