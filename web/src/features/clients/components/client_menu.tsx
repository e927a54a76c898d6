import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { latePart } from '@/lib/parts/late_part'
import type { Client } from '../client'
import { useArchiveClient, useDeleteClient } from '../client_changes'
import { ErasureDialog, PersonalDataItems } from './personal_data'

const MergeDialog = latePart(async () => (await import('./merge_dialog')).MergeDialog)

interface ClientMenuProps {
  client: Client
  /** Only a client without invoices and projects can be deleted; the others are archived. */
  canBeDeleted: boolean
}

/** Less frequent actions on a client. */
export function ClientMenu({ client, canBeDeleted }: ClientMenuProps) {
  const { t } = useTranslation('clients')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const archive = useArchiveClient()
  const remove = useDeleteClient(() => navigate('/clients'))
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('action.more')}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/payments?clientId=${client._id}`}>
            {t('action.payments')}
          </Menu.Item>
          <Menu.Item component={Link} to={`/payments?new=1&clientId=${client._id}`}>
            {t('action.take_payment')}
          </Menu.Item>
          {!client.isErased && (
            <>
              <Menu.Item onClick={() => archive.mutate(client)}>
                {t(client.isArchived ? 'action.restore' : 'action.archive')}
              </Menu.Item>
              <Menu.Item onClick={() => setMerging(true)}>{t('action.merge')}</Menu.Item>
            </>
          )}
          <PersonalDataItems client={client} onErase={() => setErasing(true)} />
          {canBeDeleted && (
            <Menu.Item color="red" onClick={() => setAsking(true)}>
              {t('action.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('delete.title', { name: client.name })}
        verb={t('action.delete')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(client, { onError: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t('delete.text')}
      </ConfirmDialog>
      <ErasureDialog
        client={client}
        name={client.name}
        isOpen={isErasing}
        onClose={() => setErasing(false)}
      />
      {isMerging && <MergeDialog client={client} onClose={() => setMerging(false)} />}
    </>
  )
}
