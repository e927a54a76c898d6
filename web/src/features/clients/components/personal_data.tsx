import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone, showRefusal } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { api, download } from '@/lib/server/api'
import { useCurrentUser } from '@/lib/session/current_user'
import type { Client } from '../client'

const CHANGED = ['/api/clients']

/** Saves all that is stored of a client and its people. */
async function saveData({ _id }: Client) {
  const params = { id: _id }
  const { file, name } = await download('/api/clients/:id/personal-data/zip', { params })
  saveFile(file, name)
}

/** Rights of a person under the law (GDPR, art. 15, 17 and 20); for the owner alone. */
export function PersonalDataItems({ client, onErase }: { client: Client; onErase: () => void }) {
  const { t } = useTranslation('clients')
  if (useCurrentUser().data?.role !== 'owner') return null
  return (
    <>
      <Menu.Item onClick={() => void saveData(client).catch(showRefusal)}>
        {t('person.export')}
      </Menu.Item>
      {client.type === 'person' && !client.isErased && (
        <Menu.Item color="red" onClick={onErase}>
          {t('person.erase')}
        </Menu.Item>
      )}
    </>
  )
}

interface ErasureDialogProps {
  client: Client
  /** One person at the client; without it the client itself. */
  contactId?: string
  name: string
  isOpen: boolean
  onClose: () => void
}

/** Asks before what is known of a person is erased for good. */
export function ErasureDialog({ client, contactId, name, isOpen, onClose }: ErasureDialogProps) {
  const { t } = useTranslation('clients')
  const erase = useChange({
    change: () =>
      api('POST', '/api/clients/:id/erasure', {
        params: { id: client._id },
        body: contactId ? { contactId } : {},
      }),
    affects: CHANGED,
    onDone: () => {
      showDone(t('person.erased'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('person.title', { name })}
      verb={t('person.erase')}
      tone="danger"
      isBusy={erase.isPending}
      onConfirm={() => erase.mutate(undefined, { onError: onClose })}
      onCancel={onClose}
    >
      {t(contactId ? 'person.text_contact' : 'person.text')}
    </ConfirmDialog>
  )
}
