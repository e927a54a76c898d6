import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserName } from '#api/browser_name'
import { showDone, showFailure } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { useConfirmed, usePasskeyText } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { RecoveryCodes } from './recovery_codes'

/** Makes a passkey with the browser, named after it. The first one brings recovery codes. */
export function AddPasskey() {
  const { t } = useTranslation('settings')
  const { confirmed, dialog } = useConfirmed()
  const [codes, setCodes] = useState<string[]>([])
  const textOf = usePasskeyText()
  const add = useChange<void, string[] | undefined>({
    change: async () => {
      const offer = await confirmed(() => api('POST', '/api/auth/passkey-offers'))
      if (!offer) return undefined
      const { makePasskey, PasskeyFailure } = await import('@/lib/passkeys/ceremonies')
      const name = browserName(navigator.userAgent) ?? t('passkeys.default_name')
      try {
        const body = { name, response: await makePasskey(offer) }
        return (await api('POST', '/api/auth/passkeys', { body })).recoveryCodes
      } catch (failure) {
        if (!(failure instanceof PasskeyFailure)) throw failure
        showFailure(textOf(failure))
        return undefined
      }
    },
    affects: ['/api/auth', '/api/settings'],
    onDone: (recoveryCodes) => {
      if (!recoveryCodes) return
      showDone(t('passkeys.added'))
      setCodes(recoveryCodes)
    },
  })
  return (
    <>
      <Button loading={add.isPending} onClick={() => add.mutate()}>
        {t('passkeys.add')}
      </Button>
      {dialog}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </>
  )
}
