import { sharedValue } from '../shared_value'

/** `offline`: the browser has no network. `silent`: it has one, and the server does not answer. */
export type Connection = 'answers' | 'offline' | 'silent'

const connection = sharedValue<Connection>('answers')

/** Whether requests are answered at the moment. */
export const useConnection = connection.use

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
