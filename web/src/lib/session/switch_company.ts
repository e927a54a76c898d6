import { api } from '../server/api'
import { signIn } from './session'

/**
 * Goes on in another company of the signed-in person: the answer is stored like that of a sign-in, and this page and
 * those of other tabs load again for it, see `checkStoredSession`.
 */
export async function switchCompany(companyId: string) {
  signIn(await api('POST', '/api/auth/company-switches', { body: { companyId } }))
}
