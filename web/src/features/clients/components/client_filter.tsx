import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import type { MenuFilter } from '@/components/filters/filter_menu'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { listQuery, recordQuery } from '@/lib/server/queries'

/** The client of documents, as `?clientId=`, among the filters of a list. */
export function useClientFilter(state: TableState): MenuFilter {
  const { t } = useTranslation('clients')
  const { clientId = '' } = state.filters
  const client = useQuery({
    ...recordQuery('/api/clients/:id', { params: { id: clientId } }),
    enabled: clientId !== '',
  })
  const name = clientId === '' ? '' : (client.data?.name ?? '')
  const onClear = () => state.setFilter('clientId', '')
  return {
    name: 'clientId',
    words: name,
    onClear,
    field: (
      <RemoteSelect
        isInside
        label={t('filter.client')}
        search={(query) => listQuery('/api/clients', query)}
        chosen={name}
        titleOf={(row) => row.name}
        noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
        onSelect={({ _id }) => state.setFilter('clientId', _id)}
        onClear={onClear}
      />
    ),
  }
}
