import type { CompanyScope } from '#core/http/caller'
import { kindsWith } from '#core/records/record_kinds'

/** The limits that a plan can have, in the order in which they are shown. `storageBytes` are the bytes of attached files. */
export const LIMITS = ['members', 'clients', 'invoicesPerMonth', 'storageBytes'] as const
export type LimitName = (typeof LIMITS)[number]

/** A company whose records are counted; months are those of its time zone. */
export type CountedCompany = Pick<CompanyScope, 'id' | 'timeZone'>

type Count = (company: CountedCompany) => Promise<number>

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** How much of each limit of a plan the records use. Read from an index alone, because every new record counts. */
    usage?: Partial<Record<LimitName, Count>>
  }
}

/** How much of a limit a company uses, over all kinds of records. Inside inTx with its own changes. */
export async function usedOf(company: CountedCompany, limit: LimitName): Promise<number> {
  let used = 0
  for (const { usage } of kindsWith('usage')) used += (await usage[limit]?.(company)) ?? 0
  return used
}
