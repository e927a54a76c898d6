export { readOwnTargets } from '#modules/people/queries/own_targets'
