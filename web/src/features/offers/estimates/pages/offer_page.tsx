import { useParams } from 'react-router-dom'
import { SecretPage } from '@/components/public/secret_page'
import { OfferView } from '../offer/offer_view'

/** `/offers/{id}#key`: where the link of an estimate's mail leads. */
export function Component() {
  return <SecretPage id={useParams().id}>{(link) => <OfferView link={link} />}</SecretPage>
}
