export { type AssetMovement, assetMovements } from '#modules/assets/queries/booked_assets'
export { depreciationOf } from '#modules/assets/queries/depreciation_of'
