import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from '@/components/filters/filters.module.css'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { listQuery, recordQuery } from '@/lib/server/queries'

interface ClientFilterProps {
  /** Empty for all clients. */
  clientId: string
  onChange: (clientId: string) => void
}

export function ClientFilter({ clientId, onChange }: ClientFilterProps) {
  const { t } = useTranslation('clients')
  const client = useQuery({
    ...recordQuery('/api/clients/:id', { params: { id: clientId } }),
    enabled: clientId !== '',
  })
  return (
    <RemoteSelect
      className={classes.client}
      aria-label={t('filter.client')}
      placeholder={t('filter.client')}
      search={(query) => listQuery('/api/clients', query)}
      chosen={clientId === '' ? '' : (client.data?.name ?? '')}
      titleOf={({ name }) => name}
      noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
      onSelect={({ _id }) => onChange(_id)}
      rightSection={
        clientId !== '' && (
          <CloseButton
            size="sm"
            aria-label={t('filter.clear_client')}
            onClick={() => onChange('')}
          />
        )
      }
    />
  )
}
