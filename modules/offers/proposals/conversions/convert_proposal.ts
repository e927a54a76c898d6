import type { CompanyScope } from '#core/http/caller'
import { Invoice } from '#modules/invoicing/public'
import { recordChange } from '#modules/offers/actions/record_change'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import type { ConversionInput } from '#modules/offers/proposals/validators/proposal'
import { agreedProposal } from './agreed.js'
import { conversionsOf, sourcesOf } from './conversion_rows.js'
import { convertAgreement } from './convert_agreement.js'

/**
 * Creates the chosen result of an accepted proposal. Only inside inTx. @throws 409 `not_accepted`, as convertAgreement
 */
export async function convertProposal(
  company: CompanyScope,
  proposal: Proposal,
  input: ConversionInput
): Promise<string> {
  const agreement = await agreedProposal(proposal)
  await proposal.claim()
  const id = await convertAgreement(company, agreement, input)
  const { number } = proposal
  await recordChange(proposal, 'proposal.converted', { number, to: input.to, id })
  return id
}

/**
 * The final invoice of the proposal that a down payment belongs to; undefined when it belongs to none, or when the
 * proposal has its invoice already.
 */
export async function finalInvoiceOf(company: CompanyScope, downPayment: Invoice) {
  const [source] = (await sourcesOf(company, downPayment.id)).filter(
    ({ type }) => type === 'proposal'
  )
  if (!source) return undefined
  const made = await conversionsOf(company, source.id)
  if (made.some(({ to }) => to === 'invoice')) return undefined
  const proposal = await Proposal.findIn(company, source.id)
  return Invoice.findIn(company, await convertProposal(company, proposal, { to: 'invoice' }))
}
