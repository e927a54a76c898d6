import { addDays, type Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { VatBooks } from '#modules/forecast/rules/vat_items'
import { beginningOf, endOf, vatDue } from '#modules/vat/public'

/** Within these days, every period has been paid whose payment day is still to come. */
const LOOK_BACK_DAYS = 500

/** The booked VAT of a company, in its own currency. */
export async function readVatBooks(
  company: CompanyScope,
  rules: Omit<VatBooks, 'due'>,
  { today, until }: { today: Day; until: Day }
): Promise<VatBooks> {
  const { interval, basis } = rules
  const range = {
    from: beginningOf(interval, addDays(today, -LOOK_BACK_DAYS).slice(0, 7)),
    to: endOf(interval, beginningOf(interval, until.slice(0, 7))),
    basis,
    currency: company.currency,
  }
  const [table] = await vatDue(company, range, interval)
  return { ...rules, due: new Map((table?.periods ?? []).map(({ from, due }) => [from, due])) }
}
