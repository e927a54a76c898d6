import type { DueWork } from '#core/due_work/due_work'
import { takeSteps } from '#modules/leaving/actions/take_steps'
import { writeTombstones } from '#modules/leaving/tombstones/tombstone_file'

export default [
  { name: 'leaving.steps', run: takeSteps },
  { name: 'leaving.tombstones', run: writeTombstones },
] satisfies DueWork[]
