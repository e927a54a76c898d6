import type { DueWork } from '#core/due_work/due_work'
import {
  areExportsWaiting,
  forgetExports,
  makeExports,
} from '#modules/leaving/actions/make_exports'
import { takeSteps } from '#modules/leaving/actions/take_steps'
import { EXPORT_WORK } from '#modules/leaving/models/company_export'
import { writeTombstones } from '#modules/leaving/tombstones/tombstone_file'

export default [
  { name: 'leaving.steps', run: takeSteps },
  { name: EXPORT_WORK, isDue: areExportsWaiting, run: makeExports, isAwaited: true },
  { name: 'leaving.forget_exports', run: forgetExports },
  { name: 'leaving.tombstones', run: writeTombstones },
] satisfies DueWork[]
