import { useTranslation } from 'react-i18next'
import { showDone, showUndo } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { Item } from './item'

/** The server takes name and price with every change. */
const setArchived = ({ _id, name, unitPrice, priceMode }: Item, isArchived: boolean) =>
  api('PUT', '/api/items/:id', {
    params: { id: _id },
    body: { name, unitPrice, priceMode, isArchived },
  })

/** Archives an item or brings it back, each with a way back. */
export function useArchiveItem() {
  const { t } = useTranslation('items')
  const undo = useChange<Item>({
    change: (item) => setArchived(item, item.isArchived),
    affects: ['/api/items'],
  })
  return useChange<Item>({
    change: (item) => setArchived(item, !item.isArchived),
    affects: ['/api/items'],
    onDone: (_, item) =>
      showUndo({
        message: t(item.isArchived ? 'done.restored' : 'done.archived', { name: item.name }),
        undo: () => undo.mutate(item),
      }),
  })
}

/** Deletes an item; the server refuses when an invoice uses it. */
export function useDeleteItem() {
  const { t } = useTranslation('items')
  return useChange<Item>({
    change: ({ _id }) => api('DELETE', '/api/items/:id', { params: { id: _id } }),
    affects: ['/api/items'],
    onDone: (_, { name }) => showDone(t('done.deleted', { name })),
  })
}
