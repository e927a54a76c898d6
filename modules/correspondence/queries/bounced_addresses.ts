import { instantText } from '#core/clock'
import { reader as connection } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { Language } from '#core/i18n/languages'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { sayReason } from '#modules/correspondence/reasons'

interface Row {
  email: string
  bounced_at: number
}

const ALL = `
  select id, email, bounced_at, last_error from bounced_addresses
  where company_id = ? order by bounced_at desc, id limit 500`

/** Since when mails come back from some addresses, ISO 8601; those that work are left out. */
export async function bouncesOf(company: CompanyReference, emails: string[]) {
  if (emails.length === 0) return new Map<string, string>()
  const rows: Row[] = await connection()
    .from('bounced_addresses')
    .where('company_id', company.id)
    .whereIn(
      'email',
      emails.map((email) => email.toLowerCase())
    )
    .select('email', 'bounced_at')
  const since = new Map(rows.map(({ email, bounced_at }) => [email, instantText(bounced_at)]))
  return new Map(
    emails.flatMap((email) => {
      const at = since.get(email.toLowerCase())
      return at ? [[email, at] as const] : []
    })
  )
}

/** All of them, the newest first. @param reader language of the reasons */
export async function listBounced(company: CompanyReference, reader: Language) {
  const rows = await readRows<Row & { id: string; last_error: string }>(ALL, [company.id])
  return rows.map(({ id, email, bounced_at, last_error }) => ({
    _id: id,
    email,
    bouncedAt: instantText(bounced_at),
    reason: sayReason(last_error, reader),
  }))
}
