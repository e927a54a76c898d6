import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { useCategories } from '../use_categories'
import classes from './list.module.css'

/** The category of an expense, as `?category=`. */
export function CategoryFilter({ state }: { state: TableState }) {
  const { t } = useTranslation('expenses')
  const { rows, nameOf } = useCategories()
  return (
    <ChoiceField
      className={classes.category}
      aria-label={t('list.category')}
      placeholder={t('list.category')}
      data={rows.map(({ category }) => ({ value: category, label: nameOf(category) }))}
      value={state.filters.category ?? ''}
      onChange={(category) => state.setFilter('category', category)}
      clearable
      clearButtonProps={{ 'aria-label': t('list.clear_category') }}
    />
  )
}
