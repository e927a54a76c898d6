import { defineRecordKind } from '#core/records/record_kinds'
import { letterKindOf } from '#modules/correspondence/public'
import { defineDocumentKind, hashNowOf, papersOf } from '#modules/documents/public'
import { confirmationDeparture } from '#modules/offers/actions/record_confirmation'
import { mailsOf } from '#modules/offers/actions/send_offer'
import { offerHash } from '#modules/offers/frozen_offer'
import { HELD_PROPOSALS } from '#modules/offers/proposals/actions/hand_over_proposals'
import { finalInvoiceOf } from '#modules/offers/proposals/conversions/convert_proposal'
import { CONFIRMATIONS } from '#modules/offers/proposals/mails/confirmation_letters'
import { PROPOSAL_LETTERS } from '#modules/offers/proposals/mails/proposal_letter'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import { PDF_ATTACHMENT } from '#modules/offers/proposals/pdf/pdf_name'
import { printProposal } from '#modules/offers/proposals/pdf/print_proposal'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'
import { PROPOSAL } from '#modules/offers/proposals/proposal_kind'
import { PROPOSAL_NUMBERS } from '#modules/offers/proposals/proposal_numbers'
import { openProposalGuard } from '#modules/offers/proposals/queries/erasure_guard'
import { missingPictures } from '#modules/offers/proposals/queries/missing_pictures'
import { proposalChain } from '#modules/offers/proposals/queries/proposal_chain'
import { waitingProposals } from '#modules/offers/proposals/queries/waiting_proposals'

const { resend, departure } = mailsOf(PROPOSALS)

defineDocumentKind({
  type: 'proposal',
  table: 'proposals',
  label: 'title',
  mail: 'proposals.proposal',
  numbers: [PROPOSAL_NUMBERS],
  attachments: {
    [PDF_ATTACHMENT]: async (companyId, id) =>
      printProposal(await Proposal.findIn({ id: companyId }, id)),
  },
  papers: papersOf({ ...PROPOSALS, table: 'proposals', folder: 'proposals' }),
  letters: [PROPOSAL_LETTERS, CONFIRMATIONS.accepted, CONFIRMATIONS.declined].map(letterKindOf),
  resend,
  departure,
  chain: proposalChain,
  portal: waitingProposals,
  proofs: {
    'proposal.issued': hashNowOf((company, id) => Proposal.one(company, id), offerHash),
    'proposal.accepted': PROPOSAL.answers.answerHashNow,
    'proposal.declined': PROPOSAL.answers.answerHashNow,
  },
  checks: { 'pictures whose files are missing': missingPictures },
  erasureGuard: openProposalGuard,
  finalInvoice: finalInvoiceOf,
  heldWork: HELD_PROPOSALS,
})
for (const { type } of Object.values(CONFIRMATIONS)) {
  defineRecordKind({ type, historyOf: 'proposal', departure: confirmationDeparture(PROPOSALS) })
}
