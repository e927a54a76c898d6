import { linksOf } from '#modules/offers/controllers/links_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'

export default class EstimateLinksController extends linksOf(ESTIMATES) {}
