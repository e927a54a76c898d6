import { formatDay } from '#core/clock'
import { type Buyer, type Seller, sellerName } from '#modules/documents/public'
import type { Proposal } from '#modules/offers/proposals/models/proposal'

/** The values of the variables in a proposal's texts. */
export const variablesOf = (
  {
    title,
    number,
    dateOn,
    validUntil,
  }: Pick<Proposal, 'title' | 'number' | 'dateOn' | 'validUntil'>,
  { seller, buyer }: { seller: Seller; buyer: Buyer }
): Record<string, string> => ({
  title,
  client: buyer.name,
  company: sellerName(seller),
  number: number ?? '',
  date: formatDay(dateOn),
  validUntil: formatDay(validUntil),
})
