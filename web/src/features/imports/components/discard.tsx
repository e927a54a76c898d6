import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/api'

/** Throws an upload away that has brought nothing in. */
export function Discard({ id }: { id: string }) {
  const { t } = useTranslation('imports')
  const navigate = useNavigate()
  const { mutate, isPending } = useChange({
    change: () => api('DELETE', '/api/imports/:id', { params: { id } }),
    affects: [],
    onDone: () => navigate('/imports'),
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate(undefined)}>
      {t('discard')}
    </Button>
  )
}
