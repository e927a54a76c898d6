import { signaturesOf } from '#modules/offers/controllers/papers_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'

export default class EstimateSignaturesController extends signaturesOf(ESTIMATES) {}
