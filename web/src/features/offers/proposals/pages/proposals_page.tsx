import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { OfferList } from '@/features/offers/shared/offer_list'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { useColumns } from '../list/columns'
import { NewProposal } from '../list/new_proposal'
import { STATUSES } from '../proposal'

/** `/proposal` */
export function Component() {
  const { t } = useTranslation('proposals')
  const beginning = useBeside('new')
  const state = useTableState<'/api/proposals'>({
    filters: ['status'],
    sort: 'createdAt',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/proposals', state.query),
    placeholderData: keepPreviousData,
  })
  const { data: counts } = useQuery(recordQuery('/api/proposals/counts'))
  return (
    <OfferList
      kind="proposals"
      words={{
        title: t('list.title'),
        status: t('list.status'),
        all: t('list.all'),
        search: t('list.search'),
        empty: t('list.empty'),
        emptyText: t('list.empty_text'),
      }}
      wordOf={(status) => t(`status.${status}`)}
      statuses={STATUSES}
      counts={counts}
      columns={useColumns(list.data?.totals)}
      state={state}
      list={list}
      create={
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => beginning.open('1')}
        >
          {t('list.new')}
        </Button>
      }
    >
      <NewProposal isOpen={beginning.id !== null} onClose={beginning.close} />
    </OfferList>
  )
}
