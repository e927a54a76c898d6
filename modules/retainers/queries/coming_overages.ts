import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { parseDecimal } from '#core/money/decimal'
import { type Minor, NOTHING, percentOf } from '#core/money/minor'
import { RecurringProfile } from '#modules/recurring/public'
import { overAmount, planShown } from './show_retainer.js'

/** Hours beyond the included ones of a retainer, worked by now, which no invoice bills yet. Amounts are in minor units. */
export interface ComingOverage {
  profileId: string
  name: string
  clientId: string | null
  clientName: string
  currency: string
  net: Minor
  tax: Minor
  /** The last day of their period: the first invoice of a later date bills them. */
  periodUntil: Day
}

/**
 * The further hours that retainers have now, one row for each period. Retainers that are paused or have failed are left
 * out, as their invoices are.
 */
export async function comingOverages(company: CompanyScope): Promise<ComingOverage[]> {
  const profiles = await RecurringProfile.of(company)
    .whereNotNull('retainer')
    .where((open) => open.where('status', 'active').orWhereNotNull('settlesAt'))
    .orderBy('id')
  const rows: ComingOverage[] = []
  for (const profile of profiles) {
    if (profile.retainer?.overage === 'billed') rows.push(...(await overagesOf(company, profile)))
  }
  return rows
}

async function overagesOf(company: CompanyScope, profile: RecurringProfile) {
  const { id, name, clientId, clientName, currency } = profile
  const { plan, lines } = await planShown(company, profile, { isExact: false })
  const taxRate = taxRateOf(profile)
  return plan.pools
    .map(({ id: periodId, until }) => ({ until, net: overAmount(lines, periodId, currency) }))
    .filter(({ net }) => net > NOTHING)
    .map(({ until, net }) => ({
      profileId: id,
      name,
      clientId,
      clientName,
      currency,
      net,
      tax: percentOf(net, taxRate),
      periodUntil: until,
    }))
}

/** The lines bear the VAT of the first item of the fee. */
const taxRateOf = ({ invoice }: RecurringProfile) =>
  parseDecimal(invoice.lines.find(({ kind = 'item' }) => kind === 'item')?.taxRate ?? '0')
