import { Navigate, useLocation, useParams } from 'react-router-dom'
import { SharedView } from '../shared/shared_view'

/** `/proposals/{id}#key`: where the link of a proposal's mail leads. Without a key nothing is told: the sign-in page. */
export function Component() {
  const { id = '' } = useParams()
  const key = useLocation().hash.slice(1)
  return key ? <SharedView link={{ id, key }} /> : <Navigate to="/login" replace />
}
