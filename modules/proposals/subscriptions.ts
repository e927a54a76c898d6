import { FieldError } from '#core/errors/app_error'
import { registerAttachmentSource } from '#core/mail/attachment_sources'
import { registerDeparture } from '#core/mail/departures'
import {
  handOverDocuments,
  registerClientRecords,
  registerClientReference,
  registerErasureGuard,
  registerPortalSource,
} from '#modules/clients/public'
import { registerDocumentLetters, registerLetterSource } from '#modules/correspondence/public'
import { defineDocumentKind, registerChainSource } from '#modules/documents/public'
import { registerCheck, registerOrderSource, registerProof } from '#modules/invoicing/public'
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
import { openProposalGuard } from '#modules/proposals/queries/erasure_guard'
import { missingPictures } from '#modules/proposals/queries/missing_pictures'
import { answerHashNow } from '#modules/proposals/queries/proposal_answer'
import {
  projectChain,
  proposalChain,
  recurringChain,
} from '#modules/proposals/queries/proposal_chain'
import { waitingProposals } from '#modules/proposals/queries/waiting_proposals'

registerAttachmentSource(PDF_ATTACHMENT, async (companyId, id) =>
  printProposal(await Proposal.findIn({ id: companyId }, id))
)
registerChainSource('proposal', proposalChain)
registerChainSource('recurring', recurringChain)
registerChainSource('project', projectChain)
registerProof('proposal.issued', hashNow)
registerProof('proposal.accepted', answerHashNow)
registerProof('proposal.declined', answerHashNow)
registerClientRecords({
  type: 'proposal',
  records: 'select id, title as label from proposals where company_id = ? and client_id = ?',
  mail: 'proposals.proposal',
})
registerErasureGuard(openProposalGuard)
registerPortalSource({ type: 'proposal', waiting: waitingProposals })
registerClientReference('proposals', handOverDocuments('proposals'))
registerDocumentLetters(PROPOSAL_LETTERS)
for (const letters of Object.values(CONFIRMATIONS)) {
  registerDocumentLetters(letters)
  registerLetterSource(letters.type, async (company, id, wish) => {
    const sent = await confirmToClient(company, await Proposal.findIn(company, id), wish)
    if (!sent) throw new FieldError('to', 'correspondence.no_recipient')
    return sent
  })
}
registerDeparture('proposal', proposalDeparture)
registerLetterSource('proposal', async (company, id, wish, reader) =>
  sendProposal(company, await Proposal.findIn(company, id), wish, reader)
)
registerOrderSource(finalInvoiceOf)
registerCheck('pictures whose files are missing', missingPictures)

defineDocumentKind({ type: 'proposal', table: 'proposals', label: 'title' })
