import { Company } from '#modules/auth/public'
import { documentDeparture } from '#modules/correspondence/public'
import { assertSendable, recordSending } from '#modules/proposals/actions/send_proposal'
import { Proposal } from '#modules/proposals/models/proposal'

/** A scheduled mail of a proposal: only while it waits for its answer. */
export const proposalDeparture = documentDeparture<Proposal>({
  lock: (companyId, id) => Proposal.oneLocked({ id: companyId }, id),
  async assertSendable(proposal) {
    const { timeZone } = await Company.findOrFail(proposal.companyId)
    assertSendable({ timeZone }, proposal)
  },
  record: recordSending,
})
