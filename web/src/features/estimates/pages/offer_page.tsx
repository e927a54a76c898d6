import { Navigate, useLocation, useParams } from 'react-router-dom'
import { OfferView } from '../offer/offer_view'

/** `/offers/{id}#key`: where the link of an estimate's mail leads. Without a key nothing is told: the sign-in page. */
export function Component() {
  const { id = '' } = useParams()
  const key = useLocation().hash.slice(1)
  return key ? <OfferView id={id} linkKey={key} /> : <Navigate to="/login" replace />
}
