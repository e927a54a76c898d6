import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientRecordSources } from '#modules/clients/public'
import { countMails } from './client_mails.js'

/** How many records of each kind belong to a client, and how many mails went to it; for the tabs of its page. */
export async function countRecords(company: CompanyReference, clientId: string) {
  const sources = clientRecordSources().filter(({ type }) => type !== 'client')
  const rows = await readRows<{ type: string; total: number | string }>(
    sources
      .map(
        ({ type, records }) =>
          `select '${type}' as type, count(*) as total from (${records}) as owned`
      )
      .join('\nunion all\n'),
    sources.flatMap(() => [company.id, clientId])
  )
  const counts = Object.fromEntries(rows.map(({ type, total }) => [type, Number(total)]))
  return { ...counts, mail: await countMails(company, clientId) } as Record<string, number>
}
