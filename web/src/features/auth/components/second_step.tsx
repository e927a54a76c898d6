import { useState } from 'react'
import frame from '@/components/public/public_frame.module.css'
import { canUsePasskeys } from '@/lib/passkeys/can_use_passkeys'
import { useTexts } from '../use_texts'
import { CodeForm } from './code_form'
import { PasskeyButton } from './passkey_button'

/** The words of the button that leads to another way of proof. */
const OTHER_WAY = {
  app: 'login.use_app',
  passkey: 'login.use_passkey',
  recovery_code: 'login.use_recovery_code',
} as const

/** The ways to go on after the password. */
export type Step = 'passkey' | 'app' | 'recovery_code'

interface SecondStepProps {
  /** The server's answer to the right password. */
  challenge: string
  /** The person's second factors, as the server names them. */
  factors: string[]
  confirms: boolean
  /** Back to the password: `reason` says why when the server asks for it again. */
  onBack: (reason?: string) => void
}

/** The second step of the sign-in: a passkey, a code of the authenticator app, or a recovery code instead of both. */
export function SecondStep({ challenge, factors, confirms, onBack }: SecondStepProps) {
  const { t } = useTexts()
  const steps = stepsFor(factors)
  const [step, setStep] = useState(steps[0])
  return (
    <>
      {step === 'passkey' ? (
        <>
          <p className={frame.context}>{t('passkey.due')}</p>
          <PasskeyButton challenge={challenge} confirms={confirms} tone="primary" onOver={onBack} />
        </>
      ) : (
        <CodeForm
          key={step}
          challenge={challenge}
          confirms={confirms}
          isRecovery={step === 'recovery_code'}
          onBack={onBack}
        />
      )}
      <div className={frame.choices}>
        {steps
          .filter((other) => other !== step)
          .map((other) => (
            <button
              key={other}
              type="button"
              className={frame.choice}
              onClick={() => setStep(other)}
            >
              {t(OTHER_WAY[other])}
            </button>
          ))}
        <button type="button" className={frame.choice} onClick={() => onBack()}>
          {t('login.back')}
        </button>
      </div>
    </>
  )
}

function stepsFor(factors: string[]): [Step, ...Step[]] {
  const passkey: Step[] = factors.includes('passkey') && canUsePasskeys() ? ['passkey'] : []
  const app: Step[] = factors.includes('app') ? ['app'] : []
  const [first = 'recovery_code', ...others] = [...passkey, ...app]
  return first === 'recovery_code' ? [first] : [first, ...others, 'recovery_code']
}
