import { User } from '#modules/auth/public'
import { mailReport } from '#modules/offers/mails/report_mail'
import type { Proposal } from '#modules/offers/proposals/models/proposal'

/** Events on the client's side that the owner hears about. */
export type Happening = 'viewed' | 'accepted' | 'declined' | 'asked' | 'unviewed'

/** Mails the owner of a proposal about its client, in the owner's language. Only inside inTx. */
export async function tellOwner(
  proposal: Proposal,
  happening: Happening,
  { name = '', note = '' }: { name?: string; note?: string } = {}
) {
  const isQuestion = happening === 'asked'
  await mailReport(proposal, await peopleOf(proposal), {
    mailKind: `proposals.${happening}`,
    textOf: (key) => `proposals:owner.${key}`,
    about: happening,
    values: { days: String(proposal.remindAfterDays ?? '') },
    ownFacts: [['title', proposal.title]],
    facts: [
      [isQuestion ? 'askedBy' : 'signedBy', name],
      [isQuestion ? 'question' : 'reason', note],
    ],
  })
}

/** The author; after that person has left, the owners of the company. */
async function peopleOf({ companyId, ownerId }: Proposal) {
  const ofDesk = { companyId, isActive: true }
  const writer = ownerId ? await User.query().where({ ...ofDesk, id: ownerId }) : []
  return writer.length > 0 ? writer : User.query().where({ ...ofDesk, role: 'owner' })
}
