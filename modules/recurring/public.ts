export { addProfile } from '#modules/recurring/actions/write_profile'
export { RecurringProfile } from '#modules/recurring/models/recurring_profile'
export { nextRunOf } from '#modules/recurring/queries/next_run'
export { UNITS } from '#modules/recurring/schedule/schedule'
export {
  registerWorkSource,
  type TakenWork,
  type Work,
  type WorkLine,
  type WorkWish,
} from '#modules/recurring/work_source'
