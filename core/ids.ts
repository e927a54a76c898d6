import { randomInt } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { now } from '#core/clock'

const last = { msecs: Number.NEGATIVE_INFINITY, seq: 0 }

/**
 * A UUIDv7: sorts by time of making, carries no meaning and gives no authority.
 * Those of one process and one millisecond keep the order of their making (RFC 9562, 6.2, method 1),
 * so a list ordered by id shows what was done in one transaction in the order in which it was done.
 */
export function newId(): string {
  const msecs = now()
  // The counter has 32 bits and starts in the lower half, so a millisecond has room for 2^31 ids.
  last.seq = msecs === last.msecs ? last.seq + 1 : randomInt(2 ** 31)
  last.msecs = msecs
  return uuidv7({ msecs, seq: last.seq })
}
