import { useParams } from 'react-router-dom'
import { SecretPage } from '@/components/public/secret_page'
import { SharedView } from '../shared/shared_view'

/** `/proposals/{id}#key`: where the link of a proposal's mail leads. */
export function Component() {
  return <SecretPage id={useParams().id}>{(link) => <SharedView link={link} />}</SecretPage>
}
