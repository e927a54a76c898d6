import type { DueWork } from '#core/due_work/due_work'
import { forgetExports, makeExports } from '#modules/datev/actions/make_exports'
import { DATEV_EXPORT_WORK } from '#modules/datev/models/datev_export'

export default [
  { name: DATEV_EXPORT_WORK, run: makeExports, isAwaited: true },
  { name: 'datev.forget_exports', run: forgetExports },
] satisfies DueWork[]
