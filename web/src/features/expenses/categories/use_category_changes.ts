import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { AFFECTED, type OwnCategory } from './category'

/** Archives, restores and deletes categories of the company. @param onDeleted after one has been deleted */
export function useCategoryChanges(onDeleted: () => void) {
  const { t } = useTranslation('expenses')
  const archive = useChange<OwnCategory>({
    change: ({ category: id }) =>
      api('POST', '/api/expense-categories/:id/archive', { params: { id } }),
    affects: AFFECTED,
    onDone: (_, { name }) => showDone(t('own.done.archived', { name })),
  })
  const restore = useChange<OwnCategory>({
    change: ({ category: id }) =>
      api('DELETE', '/api/expense-categories/:id/archive', { params: { id } }),
    affects: AFFECTED,
    onDone: (_, { name }) => showDone(t('own.done.restored', { name })),
  })
  const remove = useChange<OwnCategory>({
    change: ({ category: id }) => api('DELETE', '/api/expense-categories/:id', { params: { id } }),
    affects: AFFECTED,
    onDone: (_, { name }) => {
      showDone(t('own.done.deleted', { name }))
      onDeleted()
    },
  })
  return { archive, restore, remove }
}
