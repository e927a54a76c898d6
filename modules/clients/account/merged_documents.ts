import { changeRows } from '#core/database/change_rows'
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
 * As `handOver`, for documents that name their client in what is frozen: the client of the day of issue is
 * remembered, so that they can still be proved unchanged.
 * @param isFrozen the SQL condition of those that are issued
 */
export const handOverDocuments =
  (table: string, isFrozen: string): FollowMerge =>
  async (merge) => {
    await changeRows(remember(table, isFrozen), [merge.companyId, merge.fromId])
    await handOver(table)(merge)
  }

const AT_ISSUE = 'select client_id from merged_documents where company_id = ? and document_id = ?'

/** The client that a document was issued to, when it belongs to another one since a merge. */
export async function clientAtIssue(company: CompanyReference, documentId: string) {
  const [row] = await readRows<{ client_id: string }>(AT_ISSUE, [company.id, documentId])
  return row?.client_id
}
