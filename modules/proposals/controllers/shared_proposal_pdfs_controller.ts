import type { HttpContext } from '@adonisjs/core/http'
import { sendPdf } from '#modules/documents/public'
import { openLink } from '#modules/proposals/links/proposal_link'
import { pdfName } from '#modules/proposals/pdf/pdf_name'
import { printProposal } from '#modules/proposals/pdf/print_proposal'
import { sharedProposalValidator } from '#modules/proposals/validators/shared_proposal'

export default class SharedProposalPdfsController {
  /** The document as a PDF; by POST, so that no address contains the key. */
  async store({ language, request, response }: HttpContext) {
    const { proposal } = await openLink(await request.validateUsing(sharedProposalValidator))
    const name = pdfName(proposal, proposal.language ?? language)
    return sendPdf(response, name, await printProposal(proposal))
  }
}
