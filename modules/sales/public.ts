export { Estimate } from '#modules/sales/models/estimate'
