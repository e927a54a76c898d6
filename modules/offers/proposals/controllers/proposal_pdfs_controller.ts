import { pdfsOf } from '#modules/offers/controllers/papers_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'

export default class ProposalPdfsController extends pdfsOf(PROPOSALS) {}
