import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showDone, showUndo } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { Client } from './client'

type Archivable = Pick<Client, '_id' | 'name' | 'isArchived'>

const setArchived = ({ _id }: Archivable, isArchived: boolean) =>
  api('PUT', '/api/clients/:id', { params: { id: _id }, body: { isArchived } })

/** Archives a client or brings it back, each with a way back. */
export function useArchiveClient() {
  const { t } = useTranslation('clients')
  const undo = useChange<Archivable>({
    change: (client) => setArchived(client, client.isArchived),
    affects: ['/api/clients'],
  })
  return useChange<Archivable>({
    change: (client) => setArchived(client, !client.isArchived),
    affects: ['/api/clients'],
    onDone: (_, client) =>
      showUndo({
        message: t(client.isArchived ? 'done.restored' : 'done.archived', { name: client.name }),
        undo: () => undo.mutate(client),
      }),
  })
}

/** Archives several clients or brings them back, one after the other; those before a refusal stay changed. */
export function useArchiveClients() {
  const { t } = useTranslation('clients')
  return useChange<Archivable[]>({
    change: async (clients) => {
      for (const client of clients) await setArchived(client, !client.isArchived)
    },
    affects: ['/api/clients'],
    onDone: (_, clients) => showDone(t('done.changed', { count: clients.length })),
  })
}

/** Deletes a client that nothing belongs to. */
export function useDeleteClient(onDeleted: () => void) {
  const { t } = useTranslation('clients')
  const queryClient = useQueryClient()
  return useChange<Archivable>({
    change: ({ _id }) => api('DELETE', '/api/clients/:id', { params: { id: _id } }),
    affects: [],
    onDone: (_, { name }) => {
      // Old, but not asked again at once: the page of the deleted client is still open.
      void queryClient.invalidateQueries({ queryKey: ['/api/clients'], refetchType: 'none' })
      showDone(t('done.deleted', { name }))
      onDeleted()
    },
  })
}
