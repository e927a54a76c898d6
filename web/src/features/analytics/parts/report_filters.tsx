import { Group, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { PeriodFilter } from '@/components/filters/period_filter'
import { recordQuery } from '@/lib/server/queries'
import { BASES, COMPARISONS } from '../analytics'
import classes from './report.module.css'

/** The period and what it is compared with, the basis, and one currency. */
export function ReportFilters({ state }: { state: TableState }) {
  const { t } = useTranslation('analytics')
  const { compare = '', basis = '' } = state.filters
  return (
    <Group gap="xs" mb="md" className={classes.filters} data-print="hidden">
      <PeriodFilter state={state} />
      <Select
        className={classes.compare}
        aria-label={t('compare.label')}
        data={COMPARISONS.map((value) => ({ value, label: t(`compare.${value}`) }))}
        value={compare}
        onChange={(value) => state.setFilter('compare', value ?? '')}
        allowDeselect={false}
      />
      <FilterChips
        label={t('basis.label')}
        options={BASES.map((value) => ({ value, label: t(`basis.${value}`) }))}
        value={basis}
        onChange={(value) => state.setFilter('basis', value)}
      />
      <CurrencyFilter state={state} />
    </Group>
  )
}

/** Only for companies with documents in several currencies. */
function CurrencyFilter({ state }: { state: TableState }) {
  const { t } = useTranslation('analytics')
  const { data } = useQuery(recordQuery('/api/analytics/currencies'))
  if (!data || data.length < 2) return null
  return (
    <Select
      className={classes.currency}
      aria-label={t('currency')}
      data={data}
      value={state.filters.currency || data[0]}
      onChange={(value) => state.setFilter('currency', value ?? '')}
      allowDeselect={false}
    />
  )
}
