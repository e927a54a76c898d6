import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
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

let register: PayBack | undefined

/** The module of refunds registers, in its subscriptions, how credit is paid back. Called inside inTx. */
export function registerRefunds(payBack: PayBack) {
  register = payBack
}

/** Records that credit was paid back. Only inside inTx. */
export const payBack: PayBack = async (company, credit, refund) => {
  if (!register) throw new Error('No module keeps refunds.')
  await register(company, credit, refund)
}
