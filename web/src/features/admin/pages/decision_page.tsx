import { Navigate, useLocation, useParams } from 'react-router-dom'
import { Decision } from '../components/decision'

/**
 * The target of the approve and reject links in an application mail: `/admin/{action}/{companyId}#key`. Without a key
 * it shows the sign-in page.
 */
export function Component() {
  const { action } = useParams()
  const key = useLocation().hash.slice(1)
  const isKnown = action === 'approve' || action === 'reject'
  return key && isKnown ? <Decision linkKey={key} /> : <Navigate to="/login" replace />
}
