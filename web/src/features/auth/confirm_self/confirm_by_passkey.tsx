import { Alert, Button, Divider } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@/lib/server/api'
import { usePasskeyText } from './passkey_text'

/** Confirms the session with a passkey, above the form that asks for the password instead. */
export function ConfirmByPasskey({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth')
  const textOf = usePasskeyText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { answerWithPasskey } = await import('@/lib/passkeys/ceremonies')
      const question = await api('POST', '/api/auth/confirmation-questions')
      const response = await answerWithPasskey(question)
      await api('POST', '/api/auth/passkey-confirmations', { body: { response } })
      onDone()
    } catch (problem) {
      setFailure(textOf(problem))
      setBusy(false)
    }
  }
  return (
    <>
      {failure && (
        <Alert color="red" variant="light" role="alert" mb="sm">
          {failure}
        </Alert>
      )}
      <Button
        fullWidth
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={isBusy}
        onClick={confirm}
        data-autofocus
      >
        {t('confirm_self.passkey')}
      </Button>
      <Divider my="md" label={t('confirm_self.or')} />
    </>
  )
}
