import { Checkbox, Group, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { choiceFilter } from '@/components/filters/choice_filter'
import { INSIDE, type MenuFilter } from '@/components/filters/filter_menu'
import { usePeriodFilter } from '@/components/filters/period_filter'
import { useClientFilter } from '@/features/clients/parts'
import { TITLES } from '../invoice'
import { AmountLimit } from './amount_limit'

const DAYS = ['date', 'dueDate', 'payment'] as const

/** The filters of invoices behind one button: client, kind, period and its day, amount, e-invoices. */
export function useInvoiceFilters(state: TableState): MenuFilter[] {
  const { t } = useTranslation('invoicing')
  const client = useClientFilter(state)
  const period = usePeriodFilter(state)
  const { by = '', totalFrom = '', totalTo = '', eInvoice = '' } = state.filters
  const limits = [
    totalFrom && `${t('filter.total_from')} ${totalFrom}`,
    totalTo && `${t('filter.total_to')} ${totalTo}`,
  ]
  return [
    client,
    choiceFilter({
      state,
      name: 'kind',
      label: t('list.kind'),
      all: t('list.clear_kind'),
      options: TITLES.map((title) => ({ value: title, label: t(`title.${title}`) })),
    }),
    period,
    {
      name: 'by',
      words: by && t(`filter.day.${by}`),
      onClear: () => state.setFilter('by', ''),
      field: (
        <Select
          label={t('filter.by')}
          data={DAYS.map((value) => ({ value, label: t(`filter.day.${value}`) }))}
          value={by || 'date'}
          onChange={(value) => state.setFilter('by', value === 'date' ? '' : (value ?? ''))}
          allowDeselect={false}
          comboboxProps={INSIDE}
        />
      ),
    },
    {
      name: 'total',
      words: limits.filter(Boolean).join(', '),
      onClear: () => state.setFilters({ totalFrom: '', totalTo: '' }),
      field: (
        <Group grow gap="xs" align="flex-start">
          <AmountLimit name="totalFrom" label={t('filter.total_from')} state={state} />
          <AmountLimit name="totalTo" label={t('filter.total_to')} state={state} />
        </Group>
      ),
    },
    {
      name: 'eInvoice',
      words: eInvoice && t('filter.e_invoice'),
      onClear: () => state.setFilter('eInvoice', ''),
      field: (
        <Checkbox
          label={t('filter.e_invoice')}
          checked={eInvoice === 'true'}
          onChange={({ currentTarget }) =>
            state.setFilter('eInvoice', currentTarget.checked ? 'true' : '')
          }
        />
      ),
    },
  ]
}
