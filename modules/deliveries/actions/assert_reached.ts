import { reader } from '#core/database/in_tx'
import { FieldError } from '#core/errors/app_error'
import { reachesAll, type Viewer } from '#modules/deliveries/reach'
import { withinClients } from '#modules/tasks/public'

/**
 *
 * @throws 422 `client_unknown` for a client out of the writer's reach, as for a missing one
 */
export async function assertReached(viewer: Viewer, clientId: string | null | undefined) {
  if (!clientId || reachesAll(viewer)) return
  const clients = reader()
    .from('clients')
    .where({ company_id: viewer.company.id, id: clientId })
    .select('id')
  if (!(await withinClients(clients, viewer).first())) {
    throw new FieldError('clientId', 'documents.client_unknown')
  }
}
