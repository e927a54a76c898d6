import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { STATUSES } from '../expense'

/** The filters that share the row of chips: one of them is chosen at a time. */
const NOTHING_CHOSEN = { status: '', withoutReceipt: '', rebilling: '' }

/** The chips that are no status, with the filters behind them. */
const WITHOUT_RECEIPT = 'withoutReceipt'
const TO_REBILL = 'toRebill'
const OTHERS: Record<string, Partial<typeof NOTHING_CHOSEN>> = {
  [WITHOUT_RECEIPT]: { withoutReceipt: '1' },
  [TO_REBILL]: { rebilling: 'open' },
}

/** A chip for each status, one for what has no receipt, and one for what a client is still to be charged for. */
export function ExpenseChips({ state }: { state: TableState }) {
  const { t } = useTranslation('expenses')
  const options = [
    { value: '', label: t('list.all') },
    ...STATUSES.map((each) => ({ value: each.status, label: t(`status.${each.status}`) })),
    { value: WITHOUT_RECEIPT, label: t('list.without_receipt') },
    { value: TO_REBILL, label: t('list.to_rebill') },
  ]
  return (
    <FilterChips
      label={t('list.status')}
      options={options}
      value={chosen(state.filters)}
      onChange={(value) =>
        state.setFilters({ ...NOTHING_CHOSEN, ...(OTHERS[value] ?? { status: value }) })
      }
    />
  )
}

function chosen({ status = '', withoutReceipt, rebilling }: TableState['filters']) {
  if (withoutReceipt) return WITHOUT_RECEIPT
  return rebilling === 'open' ? TO_REBILL : status
}
