import type { DueWork } from '#core/due_work/due_work'
import { writeTombstones } from '#modules/leaving/tombstones/tombstone_file'

export default [{ name: 'leaving.tombstones', run: writeTombstones }] satisfies DueWork[]
