import { readRows } from '#core/database/read_rows'
import { companyOfLink } from '#modules/auth/public'
import { holderOfPortalKey } from '#modules/clients/public'

/**
 * The company of a document that a client opens with the key of its portal: that key opens each document of this
 * client and no other. Undefined for any other key or document.
 * @param table of documents with a `client_id`
 * @throws 404 `link_not_valid` when the company is not active
 */
export async function openedByPortal(table: string, { id, key }: { id: string; key: string }) {
  const holder = await holderOfPortalKey(key)
  if (!holder) return undefined
  const own = `select id from ${table} where company_id = ? and id = ? and client_id = ?`
  const [found] = await readRows<{ id: string }>(own, [holder.companyId, id, holder.clientId])
  return found && companyOfLink(holder.companyId)
}
