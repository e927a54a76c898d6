export { type ComingOverage, comingOverages } from '#modules/retainers/queries/coming_overages'
