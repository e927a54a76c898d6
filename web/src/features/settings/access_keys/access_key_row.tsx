import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { api } from '@/lib/server/api'
import classes from '../components/account/device_list.module.css'

export type AccessKey = AnswerOf<'GET', '/api/personal-tokens'>['tokens'][number]
export type Scope = AccessKey['scopes'][number]

/** A token with its rights, its end and its last use; it can be revoked. */
export function AccessKeyRow({ token }: { token: AccessKey }) {
  const { t } = useTranslation('settings')
  const { name, beginning, scopes, expiresAt, isExpired, lastUsedAt, lastUsedBy } = token
  return (
    <li className={classes.device}>
      <div>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {scopes.map((scope) => t(`keys.scope.${scope.replace(':', '_')}`)).join(', ')}
        </Text>
        <Text size="sm" c="dimmed">
          <code>{beginning}…</code> · {isExpired ? t('keys.expired_on') : t('keys.valid_until')}{' '}
          <DayText value={expiresAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              {t('keys.used_on')} <DayText value={lastUsedAt} precision="minute" />
              {lastUsedBy && ` (${lastUsedBy})`}
            </>
          ) : (
            t('keys.unused')
          )}
        </Text>
      </div>
      <RevokeKey token={token} />
    </li>
  )
}

function RevokeKey({ token: { _id, name } }: { token: AccessKey }) {
  const { t } = useTranslation('settings')
  const [isAsking, setAsking] = useState(false)
  const revoke = useChange<void>({
    change: () => api('DELETE', '/api/personal-tokens/:id', { params: { id: _id } }),
    affects: ['/api/personal-tokens'],
    onDone: () => {
      setAsking(false)
      showDone(t('keys.revoked'))
    },
  })
  return (
    <>
      <Button
        variant="default"
        size="xs"
        c="red"
        aria-label={t('keys.revoke_named', { name })}
        onClick={() => setAsking(true)}
      >
        {t('keys.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('keys.revoke_title')}
        verb={t('keys.revoke')}
        tone="danger"
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('keys.revoke_text', { name })}
      </ConfirmDialog>
    </>
  )
}
