import { useParams } from 'react-router-dom'
import { SecretPage } from '@/components/public/secret_page'
import { SharedLedgerView } from '../portal/shared_ledger_view'

/** `/clientHistoryLedger/{id}#key`: where a ledger link leads. */
export function Component() {
  const { clientId } = useParams()
  return <SecretPage id={clientId}>{(link) => <SharedLedgerView link={link} />}</SecretPage>
}
