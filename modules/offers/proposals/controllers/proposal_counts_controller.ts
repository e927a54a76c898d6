import { countsOf } from '#modules/offers/controllers/counts_of'
import { PROPOSAL_COUNTS } from '#modules/offers/proposals/queries/proposal_counts'

export default class ProposalCountsController extends countsOf(PROPOSAL_COUNTS) {}
