import { DateTime } from 'luxon'
import { asActor } from '#core/audit/actor'
import { type Day, type Instant, setClock } from '#core/clock'

/** Something that happened at a moment, done by somebody. */
interface Happening {
  at: Instant
  actorId: string | null
  happen: () => Promise<unknown>
}

/**
 * Past events, in the order of time. Each runs through the product's own actions with the clock set to its moment, so
 * numbers, audit rows and due dates are realistic.
 */
export class Timeline {
  readonly #happenings: Happening[] = []

  constructor(readonly timeZone: string) {}

  /** Noted for later; what lies after the end of the timeline never happens. A happening may add others. */
  add(at: Instant, actorId: string | null, happen: () => Promise<unknown>) {
    this.#happenings.push({ at, actorId, happen })
  }

  /** Local time of a day, for instance `9.5` for half past nine. */
  at(day: Day, hour: number): Instant {
    const midnight = DateTime.fromISO(day, { zone: this.timeZone })
    return midnight.plus({ minutes: Math.round(hour * 60) }).toMillis()
  }

  /** Lets everything up to a moment happen. */
  async run(until: Instant) {
    let clock = 0
    const restoreClock = setClock(() => clock)
    try {
      for (;;) {
        const next = this.#takeEarliest(until)
        if (!next) return
        // A millisecond passes at least, so that later records have later ids.
        clock = Math.max(next.at, clock + 1)
        await asActor({ userId: next.actorId, requestId: null }, next.happen)
      }
    } finally {
      restoreClock()
    }
  }

  #takeEarliest(until: Instant) {
    let earliest = -1
    for (const [index, { at }] of this.#happenings.entries()) {
      if (at <= until && (earliest < 0 || at < this.#happenings[earliest].at)) earliest = index
    }
    return earliest < 0 ? undefined : this.#happenings.splice(earliest, 1)[0]
  }
}
