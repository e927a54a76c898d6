import type { DueWork } from '#core/due_work/due_work'
import { areExportsWaiting, forgetExports, makeExports } from '#modules/datev/actions/make_exports'
import { DATEV_EXPORT_WORK } from '#modules/datev/models/datev_export'

export default [
  { name: DATEV_EXPORT_WORK, isDue: areExportsWaiting, run: makeExports, isAwaited: true },
  { name: 'datev.forget_exports', run: forgetExports },
] satisfies DueWork[]
