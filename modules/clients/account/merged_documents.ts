import { changeRows } from '#core/database/change_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type FollowMerge, handOver } from './client_references.js'

const remember = (table: string, isFrozen: string) => `
  insert into merged_documents (company_id, document_id, client_id)
  select company_id, id, client_id from ${table}
  where company_id = ? and client_id = ? and ${isFrozen} and not exists (
    select 1 from merged_documents as known
    where known.company_id = ${table}.company_id and known.document_id = ${table}.id)`

/**
 * As `handOver`, for rows that name their client in what is frozen: the client of the day of issue is remembered, so
 * that they can still be proved unchanged.
 * @param isFrozen the SQL condition of those that are issued
 */
export const handOverFrozen =
  (table: string, isFrozen: string, follow: FollowMerge = handOver(table)): FollowMerge =>
  async (merge) => {
    const { companyId, fromId } = merge
    // Waits for documents that are being issued, or their hash would be computed for the old client.
    const all = `select id from ${table} where company_id = ? and client_id = ?${lock()}`
    await readRows(all, [companyId, fromId])
    await changeRows(remember(table, isFrozen), [companyId, fromId])
    await follow(merge)
  }

/**
 * The same for commercial documents. A transaction that read one before, to issue it, finds another version and reads
 * again.
 */
export const handOverDocuments = (table: string): FollowMerge =>
  handOverFrozen(table, "status <> 'Draft'", ({ companyId, fromId, intoId }) =>
    changeRows(
      `update ${table} set client_id = ?, version = version + 1 where company_id = ? and client_id = ?`,
      [intoId, companyId, fromId]
    )
  )

const AT_ISSUE = 'select client_id from merged_documents where company_id = ? and document_id = ?'

/** The client that a document was issued to, when it belongs to another one since a merge. */
export async function clientAtIssue(company: CompanyReference, documentId: string) {
  const [row] = await readRows<{ client_id: string }>(AT_ISSUE, [company.id, documentId])
  return row?.client_id
}
