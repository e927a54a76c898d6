import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Estimate } from '#modules/offers/estimates/models/estimate'
import { shownStatus } from '#modules/offers/offer_status'
import { describeContent } from '#modules/offers/queries/offer_detail'
import { describeAnswer, describeForClient } from '#modules/offers/queries/offer_page'
import { knownAs } from '#modules/settings/public'

/** An estimate as its client sees it: what was sent and what was answered, nothing of the company's own notes. */
export async function describeOffer(company: Pick<CompanyScope, 'timeZone'>, estimate: Estimate) {
  const content = await describeContent(estimate)
  return {
    ...(await describeForClient(company, estimate, content, knownAs)),
    status: shownStatus(estimate, today(company.timeZone)),
    intro: content.intro ?? '',
    closing: content.closing ?? '',
    answer: await describeAnswer(estimate),
  }
}
