import { now, setClock } from '#core/clock'

/** A server clock that stands still until the test moves it; `cleanup` puts the real one back. */
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
