import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { pathsRefreshedBy } from '@/lib/live/refresh_rules'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import type { Client } from '../client'

interface MergeDialogProps {
  client: Client
  onClose: () => void
}

/** Gives everything of a client to another one. */
export function MergeDialog({ client, onClose }: MergeDialogProps) {
  const { t } = useTranslation('clients')
  const navigate = useNavigate()
  const [into, setInto] = useState<Pick<Client, '_id' | 'name'>>()
  const merge = useChange({
    change: (intoId: string) =>
      api('POST', '/api/clients/:id/merge', { params: { id: client._id }, body: { intoId } }),
    affects: pathsRefreshedBy('client'),
    onDone: ({ _id, name }) => {
      showDone(t('done.merged', { name }))
      onClose()
      navigate(`/client-history/${_id}`)
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('merge.title', { name: client.name })}
      verb={t('merge.verb')}
      tone="danger"
      isBusy={merge.isPending}
      isReady={into !== undefined}
      onConfirm={() => into && merge.mutate(into._id)}
      onCancel={onClose}
    >
      {t('merge.text', { name: client.name })}
      <RemoteSelect<Client>
        mt="md"
        label={t('merge.into')}
        search={(query) => listQuery('/api/clients', query)}
        chosen={into?.name ?? ''}
        titleOf={({ name }) => name}
        noteOf={({ number, city }) => [number, city].filter(Boolean).join(' · ')}
        onSelect={setInto}
        without={client._id}
        data-autofocus
      />
    </ConfirmDialog>
  )
}
