import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import classes from '../components/account/device_list.module.css'
import { RenamePasskey } from './rename_passkey'

export type Passkey = AnswerOf<'GET', '/api/auth/passkeys'>['passkeys'][number]

/** A passkey with its dates; it can be renamed and removed. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation('settings')
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey
  const [isRenaming, setRenaming] = useState(false)
  return (
    <li className={classes.device}>
      <div>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('passkeys.added_on')} <DayText value={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              {t('passkeys.used_on')} <DayText value={lastUsedAt} precision="minute" />
            </>
          ) : (
            t('passkeys.unused')
          )}
          {isBackedUp && ` · ${t('passkeys.backed_up')}`}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          aria-label={t('passkeys.rename_named', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('passkeys.rename')}
        </Button>
        <RemovePasskey passkey={passkey} />
      </Group>
      {isRenaming && <RenamePasskey passkey={passkey} onClose={() => setRenaming(false)} />}
    </li>
  )
}

function RemovePasskey({ passkey: { _id, name } }: { passkey: Passkey }) {
  const { t } = useTranslation('settings')
  const { confirmed, dialog } = useConfirmed()
  const [isAsking, setAsking] = useState(false)
  const remove = useChange<void, boolean | undefined>({
    change: () => {
      setAsking(false)
      return confirmed(async () => {
        await api('DELETE', '/api/auth/passkeys/:id', { params: { id: _id } })
        return true
      })
    },
    affects: ['/api/auth'],
    onDone: (isRemoved) => isRemoved && showDone(t('passkeys.removed')),
  })
  return (
    <>
      <Button
        variant="default"
        size="xs"
        c="red"
        aria-label={t('passkeys.remove_named', { name })}
        loading={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {t('passkeys.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('passkeys.remove_title')}
        verb={t('passkeys.remove')}
        tone="danger"
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('passkeys.remove_text', { name })}
      </ConfirmDialog>
      {dialog}
    </>
  )
}
