import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import type { OfferStatus } from '#modules/offers/offer_status'
import {
  type CountedRow,
  countOffers,
  type OfferCounts,
} from '#modules/offers/queries/offer_counts'

/** Figures of one kind of offer. */
export const countsOf = <Status extends string, Row extends CountedRow<OfferStatus>>(
  counts: OfferCounts<Status, Row>
) =>
  class {
    /** The number of offers in each status, the open and won amounts, and the success rate. */
    async show({ company }: CompanyContext) {
      return countOffers(counts, company, today(company.timeZone))
    }
  }
