import { FieldError } from '#core/errors/app_error'
import { type LetterSource, letterKindOf } from '#modules/correspondence/public'
import { defineDocumentKind } from '#modules/documents/public'
import { confirmToClient } from '#modules/proposals/actions/confirm_to_client'
import { proposalDeparture } from '#modules/proposals/actions/let_proposal_leave'
import { sendProposal } from '#modules/proposals/actions/send_proposal'
import { finalInvoiceOf } from '#modules/proposals/conversions/convert_proposal'
import { hashNow } from '#modules/proposals/frozen_proposal'
import { CONFIRMATIONS } from '#modules/proposals/mails/confirmation_letters'
import { PROPOSAL_LETTERS } from '#modules/proposals/mails/proposal_letter'
import { Proposal } from '#modules/proposals/models/proposal'
import { PDF_ATTACHMENT } from '#modules/proposals/pdf/pdf_name'
import { printProposal } from '#modules/proposals/pdf/print_proposal'
import { PROPOSAL_NUMBERS } from '#modules/proposals/proposal_numbers'
import { openProposalGuard } from '#modules/proposals/queries/erasure_guard'
import { missingPictures } from '#modules/proposals/queries/missing_pictures'
import { answerHashNow } from '#modules/proposals/queries/proposal_answer'
import { proposalChain } from '#modules/proposals/queries/proposal_chain'
import { waitingProposals } from '#modules/proposals/queries/waiting_proposals'

const confirm: LetterSource = async (company, id, wish) => {
  const sent = await confirmToClient(company, await Proposal.findIn(company, id), wish)
  if (!sent) throw new FieldError('to', 'correspondence.no_recipient')
  return sent
}

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
  letters: [PROPOSAL_LETTERS, CONFIRMATIONS.accepted, CONFIRMATIONS.declined].map(letterKindOf),
  resend: {
    proposal: async (company, id, wish, reader) =>
      sendProposal(company, await Proposal.findIn(company, id), wish, reader),
    [CONFIRMATIONS.accepted.type]: confirm,
    [CONFIRMATIONS.declined.type]: confirm,
  },
  departure: proposalDeparture,
  chain: proposalChain,
  portal: waitingProposals,
  proofs: {
    'proposal.issued': hashNow,
    'proposal.accepted': answerHashNow,
    'proposal.declined': answerHashNow,
  },
  checks: { 'pictures whose files are missing': missingPictures },
  erasureGuard: openProposalGuard,
  finalInvoice: finalInvoiceOf,
})
