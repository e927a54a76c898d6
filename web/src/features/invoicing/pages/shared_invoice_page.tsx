import { useParams } from 'react-router-dom'
import { SecretPage } from '@/components/public/secret_page'
import { SharedInvoice } from '../shared/shared_invoice'

/** `/shared/invoices/{id}#key`: where the secret link of an invoice leads. */
export function Component() {
  return <SecretPage id={useParams().id}>{(link) => <SharedInvoice link={link} />}</SecretPage>
}
