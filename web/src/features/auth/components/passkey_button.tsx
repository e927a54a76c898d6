import { useState } from 'react'
import { PlainButton } from '@/components/plain/plain_button'
import { PlainNote } from '@/components/plain/plain_note'
import frame from '@/components/public/public_frame.module.css'
import { failureText, HttpFailure } from '@/lib/server/http_failure'
import { useTexts } from '../use_texts'

interface PasskeyButtonProps {
  /** Of the password step, when the passkey follows it. */
  challenge?: string
  confirms: boolean
  tone: 'primary' | 'quiet'
  /** The password has to be entered again, for this reason. */
  onOver?: (reason?: string) => void
}

/** Signs in with a passkey. The library is loaded by the click. */
export function PasskeyButton({ challenge, confirms, tone, onOver }: PasskeyButtonProps) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const begin = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { signInByPasskey } = await import('../passkey_sign_in')
      const problem = await signInByPasskey({ challenge, confirms })
      if (problem) setFailure(t(`passkey.${problem}`))
    } catch (refusal) {
      const isOver = refusal instanceof HttpFailure && refusal.code === 'challenge_over'
      if (isOver && onOver) return onOver(refusal.error)
      setFailure(failureText(refusal, t('login.failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={frame.form}>
      {failure && <PlainNote tone="failed">{failure}</PlainNote>}
      <PlainButton tone={tone} isBusy={isBusy} onClick={begin}>
        {t(challenge === undefined ? 'passkey.sign_in' : 'passkey.use')}
      </PlainButton>
    </div>
  )
}
