import { Group, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { PeriodFilter } from '@/components/filters/period_filter'
import { BASES, INTERVALS } from '../vat'
import classes from './vat.module.css'

/** On which amounts, of which days, and into what they are parted. */
export function VatFilters({ state }: { state: TableState }) {
  const { t } = useTranslation('vat')
  return (
    <Group gap="xs" mb="md" className={classes.filters}>
      <FilterChips
        label={t('basis.label')}
        options={BASES.map((value) => ({ value, label: t(`basis.${value}`) }))}
        value={state.filters.basis ?? ''}
        onChange={(basis) => state.setFilter('basis', basis)}
      />
      <PeriodFilter state={state} />
      <Select
        className={classes.interval}
        aria-label={t('interval.label')}
        data={INTERVALS.map((value) => ({ value, label: t(`interval.${value}`) }))}
        value={state.filters.interval ?? null}
        onChange={(interval) => state.setFilter('interval', interval ?? '')}
        allowDeselect={false}
      />
    </Group>
  )
}
