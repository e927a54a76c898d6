import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { STATUSES } from '../expense'

/** The chip that is no status. */
const WITHOUT_RECEIPT = 'withoutReceipt'

/** A chip for each status, and one for what has no receipt. */
export function ExpenseChips({ state }: { state: TableState }) {
  const { t } = useTranslation('expenses')
  const { status = '', withoutReceipt = '' } = state.filters
  const options = [
    { value: '', label: t('list.all') },
    ...STATUSES.map((each) => ({ value: each.status, label: t(`status.${each.status}`) })),
    { value: WITHOUT_RECEIPT, label: t('list.without_receipt') },
  ]
  return (
    <FilterChips
      label={t('list.status')}
      options={options}
      value={withoutReceipt ? WITHOUT_RECEIPT : status}
      onChange={(value) =>
        state.setFilters(
          value === WITHOUT_RECEIPT
            ? { status: '', withoutReceipt: '1' }
            : { status: value, withoutReceipt: '' }
        )
      }
    />
  )
}
