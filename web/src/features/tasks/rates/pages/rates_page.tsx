import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '@/components/data_table/column'
import { ListPage } from '@/components/data_table/list_page'
import { useTableState } from '@/components/data_table/table_state'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { CreateLink } from '@/components/page/create_link'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import { AFFECTED, linkOf, nameOf, RATE_LEVELS, RATES, type Rate } from '../rate'
import { useRateColumns } from '../rate_columns'
import { RateDrawer } from '../rate_drawer'

/** `/hourly-rates`: the rate table; `?new=1` and `?edit=<id>` open the form. */
export function Component() {
  const { t } = useTranslation('rates')
  const state = useTableState<'/api/hourly-rates'>({
    filters: ['level', 'projectId', 'userId'],
    sort: 'level',
  })
  const list = useQuery({
    ...listQuery('/api/hourly-rates', state.query),
    placeholderData: keepPreviousData,
  })
  const columns = useRateColumns()
  const drawer = useDrawerTarget()
  const [doomed, setDoomed] = useState<Rate>()
  const remove = useChange({
    change: (id: string) => api('DELETE', '/api/hourly-rates/:id', { params: { id } }),
    affects: AFFECTED,
    onDone: () => {
      showDone(t('done.deleted'))
      setDoomed(undefined)
    },
  })
  const rowActions = ({ _id }: Rate): RowAction<Rate>[] =>
    _id ? [{ label: t('list.delete'), onSelect: setDoomed, tone: 'danger' }] : []
  return (
    <ListPage
      title={t('list.title')}
      back={{ to: '/projects', label: t('list.projects') }}
      name="rates"
      columns={columns}
      state={state}
      list={list}
      rowId={({ key }: Rate) => key}
      rowName={(rate) => nameOf(rate) || t('level.company')}
      rowLink={linkOf}
      rowActions={rowActions}
      searchLabel={t('list.search')}
      chips={{
        filter: 'level',
        label: t('field.level'),
        options: [
          { value: '', label: t('list.all') },
          ...RATE_LEVELS.map((value) => ({ value, label: t(`level.${value}`) })),
        ],
      }}
      empty={{ title: t('list.empty'), text: t('list.empty_text') }}
      create={<CreateLink to={`${RATES}?new=1`}>{t('list.new')}</CreateLink>}
    >
      <Text c="dimmed" size="sm" mt="sm">
        {t('list.rule')}
      </Text>
      <RateDrawer target={drawer.target} onClose={drawer.close} />
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={t('delete.title', { name: (doomed && nameOf(doomed)) || t('level.company') })}
        verb={t('list.delete')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => doomed?._id && remove.mutate(doomed._id)}
        onCancel={() => setDoomed(undefined)}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </ListPage>
  )
}
