import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { forgetFile } from '../import'

/** Throws an upload away that has brought nothing in. */
export function Discard({ id }: { id: string }) {
  const { t } = useTranslation('imports')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useChange({
    change: () => api('DELETE', '/api/imports/:id', { params: { id } }),
    affects: [],
    onDone: () => {
      // Old, but not asked again at once: the page of what is gone is still open.
      void queryClient.invalidateQueries({ queryKey: ['/api/imports'], refetchType: 'none' })
      forgetFile(id)
      navigate('/imports')
    },
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate(undefined)}>
      {t('discard')}
    </Button>
  )
}
