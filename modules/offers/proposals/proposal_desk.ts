import type { OfferDesk } from '#modules/offers/offer_desk'
import { PROPOSAL_COPIES } from '#modules/offers/proposals/actions/copy_proposal'
import { CONFIRMATIONS } from '#modules/offers/proposals/mails/confirmation_letters'
import { tellOwner } from '#modules/offers/proposals/mails/owner_mail'
import { PROPOSAL_LETTERS } from '#modules/offers/proposals/mails/proposal_letter'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import { pdfName } from '#modules/offers/proposals/pdf/pdf_name'
import { printProposal } from '#modules/offers/proposals/pdf/print_proposal'
import { PROPOSAL } from '#modules/offers/proposals/proposal_kind'
import { describeProposal } from '#modules/offers/proposals/queries/proposal_detail'
import { describePage } from '#modules/offers/proposals/queries/proposal_page'

type Detail = Awaited<ReturnType<typeof describeProposal>>
type Page = Awaited<ReturnType<typeof describePage>>

export const PROPOSALS: OfferDesk<Proposal, Detail, Page> = {
  kind: PROPOSAL,
  find: (company, id) => Proposal.findIn(company, id),
  lock: (company, id) => Proposal.oneLocked(company, id),
  describe: describeProposal,
  describePage,
  copies: PROPOSAL_COPIES,
  letters: PROPOSAL_LETTERS,
  confirmations: CONFIRMATIONS,
  reportAnswer: tellOwner,
  print: printProposal,
  pdfName,
}
