import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { bankFileColumns } from '@/features/bank_files/parts'
import { type CollectionRow, kindOf } from '../collection'

export function useCollectionColumns(): Column<CollectionRow>[] {
  const { t } = useTranslation('collections')
  return bankFileColumns({
    day: {
      key: 'firstOn',
      label: t('list.first_on'),
      cell: ({ firstOn }) => <DayText value={firstOn} />,
      csv: ({ firstOn }) => firstOn,
      sortKey: 'firstOn',
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
