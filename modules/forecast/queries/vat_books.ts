import { addDays, type Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { VatBooks } from '#modules/forecast/rules/vat_items'
import { beginningOf, endOf, taxHolidays, vatDue } from '#modules/vat/public'

/** Within these days, every period has been paid whose payment day is still to come. */
const LOOK_BACK_DAYS = 500

/** The booked VAT of a company, in its own currency. */
export async function readVatBooks(
  company: CompanyScope,
  { holidayRegion, ...rules }: Omit<VatBooks, 'due' | 'holidays'> & { holidayRegion: string },
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
  const holidays = await taxHolidays(
    { holidayRegion, country: rules.country },
    { from: range.from, to: addDays(range.to, 100) }
  )
  return {
    ...rules,
    holidays,
    due: new Map((table?.periods ?? []).map(({ from, due }) => [from, due])),
  }
}
