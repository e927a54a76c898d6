const { readFileSync } = process.getBuiltinModule('node:fs')
const { uptime } = process.getBuiltinModule('node:os')

/**
 * A moment of the server's clock beside the uptime of this machine. Setting the clock of the machine changes neither, and
 * sleep counts: so another process can compute the server's time later.
 */
export interface ServerMoment {
  /** ms since 1970 by the server's clock */
  at: number
  uptimeMs: number
  /** Identifies the boot of the machine, as far as the system names it. */
  boot: string
  /** ms since 1970 by this machine's clock, for when it was started again. */
  localAt: number
}

/** @param skewMs the server's clock less ours */
export const serverMomentNow = (skewMs: number): ServerMoment => ({
  at: Date.now() + skewMs,
  uptimeMs: uptimeMs(),
  boot: bootId(),
  localAt: Date.now(),
})

/**
 * This moment by the server's clock, counted on from an answer; without any by the clock of this machine.
 * @param seen the last answer of the server
 */
export const momentWithout = (seen: ServerMoment | undefined): ServerMoment =>
  serverMomentNow(seen ? serverTimeBy(seen) - Date.now() : 0)

/** Milliseconds since a moment; never below 0. */
export function millisecondsSince({ uptimeMs: then, boot, localAt }: ServerMoment) {
  const isSameStart = boot === bootId() && then <= uptimeMs()
  return Math.max(0, isSameStart ? uptimeMs() - then : Date.now() - localAt)
}

/** The server's time in ms since 1970, counted on from a moment. */
export const serverTimeBy = (moment: ServerMoment) => moment.at + millisecondsSince(moment)

/** Milliseconds since the machine was started, sleep included. */
export const uptimeMs = () => Math.round(uptime() * 1000)

/** Linux names the boot; elsewhere only a smaller uptime shows that the machine was restarted. */
function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}
