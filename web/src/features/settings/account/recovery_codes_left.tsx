import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '@/components/use_change'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { RecoveryCodes } from './recovery_codes'

/** Below this many, new ones are asked for. */
const FEW = 3

/** The number of unused recovery codes, and new ones. They replace the app and the passkeys. */
export function RecoveryCodesLeft({ left }: { left: number }) {
  const { t } = useTranslation('settings')
  const { confirmed, dialog } = useConfirmed()
  const [codes, setCodes] = useState<string[]>()
  const renew = useChange<void, { recoveryCodes: string[] } | undefined>({
    change: () => confirmed(() => api('POST', '/api/auth/recovery-codes')),
    affects: ['/api/auth'],
    onDone: (answer) => setCodes(answer?.recoveryCodes),
  })
  return (
    <>
      <Group justify="space-between" gap="xs" mt="md">
        <Text size="sm" {...(left < FEW && { c: 'red' })}>
          {t('factor.codes_left', { count: left })}
        </Text>
        <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('factor.renew')}
        </Button>
      </Group>
      {dialog}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}
