import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import type { ClientMerge } from './client_references.js'

const LAST =
  'select coalesce(max(position), -1) as last from client_contacts where company_id = ? and client_id = ?'
const APPEND = `
  update client_contacts set client_id = ?, position = position + ? where company_id = ? and client_id = ?`

/** The contacts of a merged client come after those of the other. Only inside inTx. */
export async function appendContacts({ companyId, fromId, intoId }: ClientMerge) {
  const [{ last }] = await readRows<{ last: number }>(LAST, [companyId, intoId])
  await changeRows(APPEND, [intoId, Number(last) + 1, companyId, fromId])
}
