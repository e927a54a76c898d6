import type { AuditDetails } from '#core/audit/audit_details'
import { instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientEventSources, clientRecordSources } from '#modules/clients/public'

interface EventRow {
  happened_at: number | string
  sequence: number | string
  kind: string
  action: string
  record_id: string
  label: string
  figure: number | string | null
}

interface AuditedRow {
  sequence: number | string
  details: string
  user_id: string | null
  user_name: string | null
}

const EVENT_COLUMNS = 'happened_at, sequence, kind, action, record_id, label, figure'

/**
 * Audit entries for the records of one kind, and other events. The records come first (`cross join` fixes the order in
 * SQLite), because SQLite would rather read the log of the whole company.
 */
function eventsOf(companyId: string, clientId: string, kind: string | undefined) {
  const parts: string[] = []
  const values: string[] = []
  for (const { type, records } of clientRecordSources()) {
    if (kind && kind !== type) continue
    parts.push(`
      select audit_log.happened_at, audit_log.sequence, '${type}' as kind, audit_log.action,
        owned.id as record_id, owned.label, null as figure
      from (${records}) as owned
      cross join audit_log on audit_log.company_id = ? and audit_log.subject_id = owned.id`)
    values.push(companyId, clientId, companyId)
  }
  for (const { kind: other, events } of clientEventSources()) {
    if (kind && kind !== other) continue
    parts.push(`
      select happened_at, 0 as sequence, '${other}' as kind, action, record_id, label, figure
      from (${events}) as happened`)
    values.push(companyId, clientId)
  }
  return { sql: parts.join('\nunion all\n'), values }
}

/** How much happened at a client, of one kind or all. */
export async function countEvents(company: CompanyReference, clientId: string, kind?: string) {
  const { sql, values } = eventsOf(company.id, clientId, kind)
  if (!sql) return 0
  const [row] = await readRows<{ total: number | string }>(
    `select count(*) as total from (${sql}) as events`,
    values
  )
  return Number(row.total)
}

/** Events of a client, the newest first: every document, payment, mail and hour. */
export async function readHistory(
  company: CompanyReference,
  clientId: string,
  { kind, offset, limit }: { kind?: string | undefined; offset: number; limit: number }
) {
  const { sql, values } = eventsOf(company.id, clientId, kind)
  if (!sql) return []
  const rows = await readRows<EventRow>(
    `select ${EVENT_COLUMNS} from (${sql}) as events
     order by happened_at desc, sequence desc, record_id limit ? offset ?`,
    [...values, limit, offset]
  )
  const audited = await auditedRows(company, rows)
  return rows.map((row) => {
    const more = audited.get(Number(row.sequence))
    return {
      _id: `${row.sequence}-${row.record_id}-${row.happened_at}`,
      at: instantText(row.happened_at),
      kind: row.kind,
      action: row.action,
      recordId: row.record_id,
      label: row.label,
      /** Of hours. */
      seconds: row.figure === null ? null : Math.round(Number(row.figure) / 1000),
      by: more?.user_id ? { _id: more.user_id, name: more.user_name ?? '' } : null,
      details: (more ? JSON.parse(more.details) : {}) as AuditDetails,
    }
  })
}

const AUDITED = (count: number) => `
  select audit_log.sequence, audit_log.details, users.id as user_id, users.name as user_name
  from audit_log left join users on users.id = audit_log.actor_id
  where audit_log.company_id = ? and audit_log.sequence in (${Array(count).fill('?').join(', ')})`

async function auditedRows(company: CompanyReference, rows: EventRow[]) {
  const sequences = rows.map(({ sequence }) => Number(sequence)).filter((one) => one > 0)
  if (sequences.length === 0) return new Map<number, AuditedRow>()
  const found = await readRows<AuditedRow>(AUDITED(sequences.length), [company.id, ...sequences])
  return new Map(found.map((row) => [Number(row.sequence), row]))
}
