import { Company } from '#modules/auth/public'
import { documentDeparture } from '#modules/correspondence/public'
import { assertSendable, recordSending } from '#modules/sales/actions/send_estimate'
import { Estimate } from '#modules/sales/models/estimate'

/** A scheduled mail of an estimate: only while it waits for its answer. */
export const estimateDeparture = documentDeparture<Estimate>({
  lock: (companyId, id) => Estimate.oneLocked({ id: companyId }, id),
  async assertSendable(estimate) {
    const { timeZone } = await Company.findOrFail(estimate.companyId)
    assertSendable({ timeZone }, estimate)
  },
  record: recordSending,
})
