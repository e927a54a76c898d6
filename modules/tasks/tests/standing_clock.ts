import { now, setClock } from '#core/clock'

/** A server clock that only moves when the test moves it; `cleanup` restores the real one. */
export function standingClock(cleanup: (restore: () => void) => void) {
  let at = Math.floor(Date.now() / 1000) * 1000
  cleanup(setClock(() => at))
  return {
    now,
    /** Lets seconds go by. */
    pass: (seconds: number) => {
      at += seconds * 1000
    },
  }
}
