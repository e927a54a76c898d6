import { revisionsOf } from '#modules/offers/controllers/copies_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'

export default class EstimateRevisionsController extends revisionsOf(ESTIMATES) {}
