import vine from '@vinejs/vine'
import { day } from '#core/validation/day'

/** The Monday of the week that is filled from the week before. */
export const weekCopyValidator = vine.create({ weekStart: day() })
