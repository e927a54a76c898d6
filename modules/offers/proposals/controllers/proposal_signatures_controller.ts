import { signaturesOf } from '#modules/offers/controllers/papers_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'

export default class ProposalSignaturesController extends signaturesOf(PROPOSALS) {}
