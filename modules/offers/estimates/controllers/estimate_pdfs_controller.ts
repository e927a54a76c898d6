import { pdfsOf } from '#modules/offers/controllers/papers_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'

export default class EstimatePdfsController extends pdfsOf(ESTIMATES) {}
