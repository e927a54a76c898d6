import type { CompanyContext } from '#core/http/caller'
import { sendPdf } from '#modules/documents/public'
import { Proposal } from '#modules/proposals/models/proposal'
import { pdfName } from '#modules/proposals/pdf/pdf_name'
import { printProposal } from '#modules/proposals/pdf/print_proposal'

export default class ProposalPdfsController {
  /** The document as a PDF, to be shown by the browser. */
  async show({ company, language, params, response }: CompanyContext) {
    const proposal = await Proposal.findIn(company, params.id)
    const name = pdfName(proposal, proposal.language ?? language)
    return sendPdf(response, name, await printProposal(proposal))
  }
}
