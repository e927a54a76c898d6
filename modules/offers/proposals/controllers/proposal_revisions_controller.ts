import { revisionsOf } from '#modules/offers/controllers/copies_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'

export default class ProposalRevisionsController extends revisionsOf(PROPOSALS) {}
