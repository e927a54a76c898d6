import type { QueryOf } from '#api/routes'
import type { CsvCell } from '@/lib/csv'
import { apiWithHeaders } from '@/lib/server/api'
import type { AuditEntry } from './audit_entry'

const PAGE_SIZE = 500

/** All entries that the filters leave, in lines of a table. */
export async function linesOfAll(
  query: QueryOf<'/api/audit-log'>,
  lineOf: (entry: AuditEntry) => CsvCell[]
) {
  const lines: CsvCell[][] = []
  for (let page = 1; ; page++) {
    const { body } = await apiWithHeaders('/api/audit-log', {
      query: { ...query, page, pageSize: PAGE_SIZE },
    })
    lines.push(...body.map(lineOf))
    if (body.length < PAGE_SIZE) return lines
  }
}
