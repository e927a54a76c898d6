import { linksOf } from '#modules/offers/controllers/links_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'

export default class ProposalLinksController extends linksOf(PROPOSALS) {}
