import { v7 as uuidv7 } from 'uuid'
import { now } from '#core/clock'

/** A UUIDv7: sorts by time of making, carries no meaning and gives no authority. */
export const newId = (): string => uuidv7({ msecs: now() })
