import { Select } from '@mantine/core'
import type { TableState } from '@/components/data_table/table_state'
import { INSIDE, type MenuFilter } from './filter_menu'

interface Choice {
  state: Pick<TableState, 'filters' | 'setFilter'>
  /** The parameter of the address: `?type=`. */
  name: string
  label: string
  /** Says that nothing is chosen, and names the button that takes the choice back. */
  all: string
  options: { value: string; label: string }[]
  /** Shown when typing finds nothing; without it the list is not searched. */
  notFound?: string
}

/** One of many values, among the filters of a list. */
export function choiceFilter({ state, name, label, all, options, notFound }: Choice): MenuFilter {
  const value = state.filters[name] ?? ''
  return {
    name,
    words: options.find((option) => option.value === value)?.label,
    onClear: () => state.setFilter(name, ''),
    field: (
      <Select
        label={label}
        placeholder={all}
        data={options}
        value={value || null}
        onChange={(chosen) => state.setFilter(name, chosen ?? '')}
        clearable
        clearButtonProps={{ 'aria-label': all }}
        comboboxProps={INSIDE}
        {...(notFound && { searchable: true, nothingFoundMessage: notFound })}
      />
    ),
  }
}
