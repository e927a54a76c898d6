import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { Port } from '#core/module/port'
import type { Minor } from '#core/money/minor'
import type { CreditRow } from '#modules/invoicing/actions/settlement/grant_credit'

/** How money went back to a client: today and by bank transfer by default. */
export interface RefundDetails {
  date?: Day | null
  method?: string | null
  note?: string | null
}

type PayBack = (
  company: CompanyScope,
  credit: CreditRow,
  refund: RefundDetails & { amount: Minor }
) => Promise<void>

/** Money that goes back to clients. */
export const refunds = new Port<PayBack>('refunds')

/** Records that credit was paid back. Only inside inTx. */
export const payBack: PayBack = (company, credit, refund) =>
  refunds.required(company, credit, refund)
