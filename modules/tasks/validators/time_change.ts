import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { instant } from '#core/validation/instant'
import { id } from './rules.js'

const { page, pageSize } = listQuery(['changedAt'])

export const timeChangeListValidator = vine.create({ page, pageSize })

/** The change to take back; the latest one without it. */
export const undoValidator = vine.create({ id: id().optional() })

/** An instant in the past at which a timer starts; now without one. */
export const timerMomentValidator = vine.create({ at: instant().optional() })

const meantEntry = () => id().optional()

/** An instant in the past at which a timer ends, now without one, and the entry that shall end, without one whatever runs. */
export const timerStopValidator = vine.create({ at: instant().optional(), entryId: meantEntry() })

/** The entry of a task that shall end; without one whatever runs on it. */
export const taskTimerStopValidator = vine.create({ entryId: meantEntry() })

/** The instant at which a timer is trimmed. */
export const momentValidator = vine.create({ at: instant() })

/** Where an entry is split; with `until` in three parts, the middle one on the task `taskId`. */
export const splitValidator = vine.create({
  at: instant(),
  until: instant().optional(),
  taskId: id().optional(),
})

/** The entries that become one. */
export const mergeValidator = vine.create({
  ids: vine.array(id()).minLength(2).maxLength(20).distinct(),
})
