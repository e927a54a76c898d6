import { Happening } from '#core/happenings/happening'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { RevokeReason } from '#modules/auth/models/session'

/** A company was suspended: its people still read, and change nothing. */
export const companySuspension = new Happening<[company: CompanyReference]>()

/** Somebody of a company lost rights: was deactivated, or has a lower role. */
export const rightsWithdrawal = new Happening<[company: CompanyReference]>()

/** All sessions of a person ended, or all others: other keys to the account end as well. */
export const accessEnd = new Happening<[userId: string, reason: RevokeReason]>()
