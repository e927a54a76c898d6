import { kindsWith } from '#core/records/record_kinds'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Names the differences; empty when all is well. */
export type Check = (company: CompanyReference) => Promise<string[]>

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** Checks of a company's money, by the fault that they find. */
    checks?: Readonly<Record<string, Check>>
  }
}

/** The checks of all kinds: each fault with how it is found. */
export const allChecks = (): [fault: string, check: Check][] =>
  kindsWith('checks').flatMap(({ checks }) => Object.entries(checks))
