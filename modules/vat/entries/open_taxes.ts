import { type Minor, minor, sum } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import { split } from '#core/money/split'
import type { TaxGroup } from './vat_entry.js'

const grossOf = ({ net, tax }: TaxGroup) => minor(net + tax)
const isSame = (one: TaxGroup, other: TaxGroup) =>
  one.category === other.category && one.rate === other.rate
const isSomething = ({ net, tax }: TaxGroup) => net !== 0n || tax !== 0n

/** The groups of several tables as one table; without those that come to nothing. */
export function addedUp(groups: readonly TaxGroup[]): TaxGroup[] {
  const all: TaxGroup[] = []
  for (const { category, rate, net, tax } of groups) {
    const known = all.find((group) => isSame(group, { category, rate, net, tax }))
    if (!known) all.push({ category, rate, net, tax })
    else {
      known.net = minor(known.net + net)
      known.tax = minor(known.tax + tax)
    }
  }
  return all.filter(isSomething)
}

export const turned = (groups: readonly TaxGroup[]): TaxGroup[] =>
  groups.map((group) => ({ ...group, net: minor(-group.net), tax: minor(-group.tax) }))

/**
 * The VAT of a document that no money has come for yet. Each amount that comes is parted in proportion to what is
 * still open of each rate, so the parts add up to the amount, and the last amount leaves exactly nothing.
 */
export class OpenTaxes {
  #groups: TaxGroup[]

  constructor(taxes: readonly TaxGroup[]) {
    this.#groups = addedUp(taxes)
  }

  get total(): Minor {
    return sum(this.#groups.map(grossOf))
  }

  /** Parts an amount with VAT that came. @param amount not more than the total */
  take(amount: Minor): TaxGroup[] {
    const shares = split(amount, this.#groups.map(grossOf))
    const parts = this.#groups.map((group, index) => {
      const gross = grossOf(group)
      const tax = gross === 0n ? 0n : roundedQuotient(shares[index] * group.tax, gross)
      return { ...group, net: minor(shares[index] - tax), tax: minor(tax) }
    })
    this.lower(parts)
    return addedUp(parts)
  }

  /** Takes off what nothing will come for any more. */
  lower(taxes: readonly TaxGroup[]) {
    this.#groups = addedUp([...this.#groups, ...turned(taxes)])
  }

  /** Once nothing is to come: what rates still differ by, which adds up to nothing. */
  settle(): TaxGroup[] {
    if (this.total !== 0n) return []
    const rest = this.#groups
    this.#groups = []
    return rest
  }
}
