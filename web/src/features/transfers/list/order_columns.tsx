import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { bankFileColumns } from '@/features/bank_files/parts'
import { kindOf, type OrderRow } from '../order'

export function useOrderColumns(): Column<OrderRow>[] {
  const { t } = useTranslation('transfers')
  return bankFileColumns({
    day: {
      key: 'executeOn',
      label: t('list.execute_on'),
      cell: ({ executeOn }) => <DayText value={executeOn} />,
      csv: ({ executeOn }) => executeOn,
      sortKey: 'executeOn',
    },
    labels: {
      state: t('list.state'),
      count: t('list.count'),
      created: t('list.created'),
      total: t('list.total'),
    },
    stateOf: ({ state }) => ({ label: t(`state.${state}`), kind: kindOf(state) }),
  })
}
