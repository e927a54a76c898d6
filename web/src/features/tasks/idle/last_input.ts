import { serverNow } from '@/lib/time/server_clock'

/** When the person last typed or pointed in any tab of this browser, in ms of the server's clock. */
const LAST_INPUT = 'timer-last-input'
/** Storing each movement would be of no use. */
const PRECISION_MS = 5000

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

export const lastInput = () => Number(localStorage.getItem(LAST_INPUT) ?? serverNow())

export function noteInput(at = serverNow()) {
  const known = Number(localStorage.getItem(LAST_INPUT) ?? 0)
  if (at - known >= PRECISION_MS) localStorage.setItem(LAST_INPUT, String(at))
}

/** Calls back on each input of this page. Returns what ends it. */
export function onInput(listener: () => void) {
  for (const name of INPUTS) {
    window.addEventListener(name, listener, { capture: true, passive: true })
  }
  return () => {
    for (const name of INPUTS) window.removeEventListener(name, listener, { capture: true })
  }
}
