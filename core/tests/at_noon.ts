import { setClock, today } from '#core/clock'

/**
 * The clock goes on from noon of the present day in Berlin: shortly after midnight no hours fit into a day.
 * @returns what restores the clock
 */
export function atNoon() {
  const noon = Date.parse(`${today('Europe/Berlin')}T11:00:00Z`)
  const begun = Date.now()
  return setClock(() => noon + Date.now() - begun)
}
