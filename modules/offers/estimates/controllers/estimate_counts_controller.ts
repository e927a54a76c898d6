import { countsOf } from '#modules/offers/controllers/counts_of'
import { ESTIMATE_COUNTS } from '#modules/offers/estimates/queries/estimate_counts'

export default class EstimateCountsController extends countsOf(ESTIMATE_COUNTS) {}
