import { sharedValue } from '../shared_value'

/** `offline`: the browser has no network. `silent`: it has one, and the server does not answer. */
export type Connection = 'answers' | 'offline' | 'silent'

const connection = sharedValue<Connection>(firstConnection())

/** Whether requests are answered at the moment. */
export const useConnection = connection.use
export const currentConnection = connection.get

/** The server has answered, whatever it said. */
export function noteAnswer() {
  note('answers')
}

/** A request got no answer, or the browser has lost its network. */
export function noteSilence() {
  note(navigator.onLine === false ? 'offline' : 'silent')
}

function note(next: Connection) {
  if (connection.get() !== next) connection.set(next)
}

/** A page that the service worker has kept was opened because the server did not answer. */
function firstConnection(): Connection {
  if (navigator.onLine === false) return 'offline'
  return wasKept() ? 'silent' : 'answers'
}

function wasKept() {
  if (!('PerformanceNavigationTiming' in window)) return false
  const [opened] = performance.getEntriesByType('navigation')
  return (
    opened instanceof PerformanceNavigationTiming &&
    opened.serverTiming?.some(({ name }) => name === 'kept')
  )
}
