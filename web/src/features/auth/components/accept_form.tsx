import { useState } from 'react'
import { api } from '@/lib/server/api'
import { failureText } from '@/lib/server/http_failure'
import { switchCompany } from '@/lib/session/switch_company'
import { useTexts } from '../use_texts'
import { AuthForm } from './auth_form'

/** Accepts an invitation with the account that is signed in, and goes on in its company. */
export function AcceptForm({ token }: { token: string }) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [email] = useState(() => localStorage.getItem('userEmail') ?? '')
  const accept = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { companyId } = await api('POST', '/api/auth/memberships', { body: { token } })
      await switchCompany(companyId)
    } catch (problem) {
      setFailure(failureText(problem, t('register.accept_failed')))
      setBusy(false)
    }
  }
  return (
    <AuthForm onSubmit={accept} verb={t('register.accept')} isBusy={isBusy} failure={failure}>
      <p>{t('register.signed_in_as').replace('{{email}}', () => email)}</p>
    </AuthForm>
  )
}
