import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { Proposal } from '#modules/proposals/models/proposal'
import { signatureOf } from '#modules/proposals/queries/proposal_answer'

export default class ProposalSignaturesController {
  /** The drawn signature of the client, as a PNG. */
  async show({ company, params, response }: CompanyContext) {
    const signature = await signatureOf(await Proposal.findIn(company, params.id))
    if (!signature) throw notFound()
    response.header('content-type', 'image/png')
    response.header('cache-control', 'private, no-store')
    return response.send(signature)
  }
}
