export { publicHolidays, regionOf } from '#modules/people/holidays/public_holidays'
export { costFinder } from '#modules/people/queries/cost_finder'
export { readOwnTargets } from '#modules/people/queries/own_targets'
export { waitingDecisions } from '#modules/people/queries/waiting_decisions'
