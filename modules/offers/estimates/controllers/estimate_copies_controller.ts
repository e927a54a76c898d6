import { copiesOf } from '#modules/offers/controllers/copies_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'

export default class EstimateCopiesController extends copiesOf(ESTIMATES) {}
