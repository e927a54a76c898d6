import { Checkbox, Group, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import type { MenuFilter } from '@/components/filters/filter_menu'
import { usePeriodFilter } from '@/components/filters/period_filter'
import { useClientFilter } from '@/features/clients/parts'
import { TITLES } from '../invoice'
import { AmountLimit } from './amount_limit'

const DAYS = ['date', 'dueDate', 'payment'] as const

/** The lists lie in the popover of the filters, so that choosing from one does not close it. */
const INSIDE = { withinPortal: false }

/** The filters of invoices behind one button: client, kind, period and its day, amount, e-invoices. */
export function useInvoiceFilters(state: TableState): MenuFilter[] {
  const { t } = useTranslation('invoicing')
  const client = useClientFilter(state)
  const period = usePeriodFilter(state)
  const { kind = '', by = '', totalFrom = '', totalTo = '', eInvoice = '' } = state.filters
  const limits = [
    totalFrom && `${t('filter.total_from')} ${totalFrom}`,
    totalTo && `${t('filter.total_to')} ${totalTo}`,
  ]
  return [
    client,
    {
      name: 'kind',
      words: kind && t(`title.${kind}`),
      onClear: () => state.setFilter('kind', ''),
      field: (
        <Select
          label={t('list.kind')}
          placeholder={t('list.clear_kind')}
          data={TITLES.map((title) => ({ value: title, label: t(`title.${title}`) }))}
          value={kind || null}
          onChange={(value) => state.setFilter('kind', value ?? '')}
          clearable
          clearButtonProps={{ 'aria-label': t('list.clear_kind') }}
          comboboxProps={INSIDE}
        />
      ),
    },
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
