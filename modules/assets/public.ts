export { depreciationOf } from '#modules/assets/queries/depreciation_of'
