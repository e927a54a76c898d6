import type { CompanyScope } from '#core/http/caller'
import { type Minor, percentOf } from '#core/money/minor'
import { keptUnbilledSums } from '#modules/hours/queries/kept_sums'
import { amountsOf } from '#modules/hours/queries/unbilled_amounts'
import { readCompanySettings, usualTaxRate } from '#modules/settings/public'

/** The unbilled hours of a project and what they bring. Amounts are in minor units of `currency`. */
export interface UnbilledValue {
  projectId: string
  projectName: string
  clientId: string
  clientName: string
  currency: string
  net: Minor
  tax: Minor
}

/**
 * The value of the unbilled hours of each project, by currency. Hours without a rate have none and are left
 * out, as hours are that a retainer pays for.
 */
export async function unbilledValues(company: CompanyScope): Promise<UnbilledValue[]> {
  const taxRate = usualTaxRate(await readCompanySettings(company))
  const sums = await keptUnbilledSums(company)
  return sums
    .filter(({ isRetained }) => !isRetained)
    .flatMap((sum) => {
      const { projectId, projectName, clientId, clientName } = sum
      return [...amountsOf(sum)].map(([currency, net]) => ({
        projectId,
        projectName,
        clientId,
        clientName,
        currency,
        net,
        tax: percentOf(net, taxRate),
      }))
    })
}
