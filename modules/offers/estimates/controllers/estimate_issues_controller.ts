import { issuesOf } from '#modules/offers/controllers/issues_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'

export default class EstimateIssuesController extends issuesOf(ESTIMATES) {}
