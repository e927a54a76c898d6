import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { KEPT_KINDS, type KeptKind, keptUntil, periodsOf } from './periods.js'

/** The records that stay after a company's deletion, with reason and last day (GDPR, art. 17 (3) b). */
export interface KeptRecords {
  kind: KeptKind
  /** How many there are now. */
  records: number
  years: number
  until: Day
}

const COUNTS: Record<KeptKind, string[]> = {
  letters: [
    'select count(*) as total from reminders where company_id = ?',
    'select count(*) as total from statements where company_id = ?',
    "select count(*) as total from orders where company_id = ? and status <> 'Draft'",
    `select count(*) as total from estimates
     where company_id = ? and status in ('Accepted', 'Converted')`,
  ],
  vouchers: [
    "select count(*) as total from invoices where company_id = ? and status <> 'Draft'",
    'select count(*) as total from payments where company_id = ?',
    'select count(*) as total from expenses where company_id = ?',
    'select count(*) as total from bank_statements where company_id = ?',
  ],
  books: ['select count(*) as total from audit_log where company_id = ?'],
}

/**
 * @param year the calendar year in which the company closes
 * @returns nothing when there are neither letters nor vouchers: then no law asks for the books either
 */
export async function keptRecordsOf(
  { id, country }: { id: string; country: string },
  year: number
): Promise<KeptRecords[]> {
  const kept: KeptRecords[] = []
  for (const kind of KEPT_KINDS) {
    const records = await countOf(id, kind)
    const years = periodsOf(country)[kind]
    if (records > 0) kept.push({ kind, records, years, until: keptUntil(country, kind, year) })
  }
  return kept.some(({ kind }) => kind !== 'books') ? kept : []
}

async function countOf(companyId: string, kind: KeptKind) {
  let total = 0
  for (const sql of COUNTS[kind]) {
    const [row] = await readRows<{ total: number | string }>(sql, [companyId])
    total += Number(row?.total)
  }
  return total
}
