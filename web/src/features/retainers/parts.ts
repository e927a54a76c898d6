/** Exports to other features: a retainer on the pages of a recurring invoice, a project and a client's account. */
export { ProjectRetainer } from './project_retainer'
export { RetainerPeriods } from './retainer_periods'
export { SharedRetainers } from './shared_retainers'
