import { readRows } from '#core/database/read_rows'
import { kindsWith } from '#core/records/record_kinds'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Where the records are that audit rows of a kind are about. */
export interface SubjectSource {
  /** With the columns `company_id` and `id`. */
  table: string
  /** The column that people know a record by. */
  label: string
}

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** How the audit log names its records. */
    subject?: SubjectSource
  }
}

export interface Subject {
  type: string
  id: string
}

/** The present names of records by id; deleted and nameless ones are left out. */
export async function labelsOf(company: CompanyReference, subjects: Subject[]) {
  const labels = new Map<string, string>()
  for (const {
    type,
    subject: { table, label },
  } of kindsWith('subject')) {
    const ids = subjects.filter((subject) => subject.type === type).map(({ id }) => id)
    if (ids.length === 0) continue
    const known = await readRows<{ id: string; label: string | null }>(
      `select id, ${label} as label from ${table} where company_id = ? and id in (${ids.map(() => '?').join(', ')})`,
      [company.id, ...ids]
    )
    for (const row of known) if (row.label) labels.set(row.id, row.label)
  }
  return labels
}
