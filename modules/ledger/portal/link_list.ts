import { type Day, type Instant, instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

interface LinkRow {
  id: string
  expires_on: Day | null
  created_at: Instant
  seen_at: Instant | null
}

const LINKS = `
  select id, expires_on, created_at, seen_at from ledger_links
  where company_id = ? and client_id = ? and revoked_at is null and (expires_on is null or expires_on >= ?)
  order by created_at desc`

/** The links of a client that open its account today, the newest first; never their keys. */
export async function linksOf(company: CompanyReference, clientId: string, today: Day) {
  const rows = await readRows<LinkRow>(LINKS, [company.id, clientId, today])
  return rows.map((row) => ({
    _id: row.id,
    expiresOn: row.expires_on,
    createdAt: instantText(row.created_at),
    seenAt: row.seen_at === null ? null : instantText(row.seen_at),
  }))
}
