import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { AFFECTED, type Asset } from './asset'

/** Changes of the register outside of a form. @param onDeleted after one has been deleted */
export function useAssetChanges(onDeleted: () => void) {
  const { t } = useTranslation('assets')
  const restore = useChange<Asset>({
    change: ({ _id }) => api('DELETE', '/api/assets/:id/disposal', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: (_, { name }) => showDone(t('done.restored', { name })),
  })
  const remove = useChange<Asset>({
    change: ({ _id }) => api('DELETE', '/api/assets/:id', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: (_, { name }) => {
      showDone(t('done.deleted', { name }))
      onDeleted()
    },
  })
  return { restore, remove }
}
