import { Navigate, useLocation, useParams } from 'react-router-dom'
import { SharedLedgerView } from '../shared/shared_ledger_view'

/** `/clientHistoryLedger/{id}#key`: where a ledger link leads. Without a key nothing is told: the sign-in page. */
export function Component() {
  const { clientId = '' } = useParams()
  const key = useLocation().hash.slice(1)
  return key ? <SharedLedgerView id={clientId} linkKey={key} /> : <Navigate to="/login" replace />
}
