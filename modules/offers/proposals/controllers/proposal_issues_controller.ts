import { issuesOf } from '#modules/offers/controllers/issues_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'

export default class ProposalIssuesController extends issuesOf(PROPOSALS) {}
