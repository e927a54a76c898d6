import { useTranslation } from 'react-i18next'
import type { PasskeyProblem } from '@/lib/passkeys/ceremonies'
import { failureText } from '@/lib/server/http_failure'

/** Puts a passkey that was not used, or that the server refused, into words. */
export function usePasskeyText() {
  const { t } = useTranslation('auth')
  return (failure: unknown) => {
    const problem = (failure as { problem?: PasskeyProblem }).problem
    return failureText(failure, t(`passkey.${problem ?? 'failed'}`))
  }
}
