import { goThrough } from '#core/database/transaction/door'
import type { DueWork } from '#core/due_work/due_work'
import { onWakeUp } from '#core/due_work/wake_up'
import { fanOut } from '#core/live/fan_out'
import { onMailQueued } from '#core/mail/wake_up'
import type { Effects, FromBackground, ToBackground } from './messages.js'
import { RemoteDoor } from './remote_door.js'

/** Does the works that the server asks for, in its background process. Several may be under way at once. */
export function serveBackground(works: readonly DueWork[]) {
  const door = new RemoteDoor(send)
  goThrough(door)
  const sendEffects = gatherEffects(works)
  process.on('message', (message: ToBackground) => {
    if (message.kind === 'turn') door.open()
    else if (message.kind === 'wanted') door.wantBack()
    else if (message.kind === 'run') void run(message.work)
  })

  async function run(name: string) {
    let answer: FromBackground
    try {
      const work = works.find((one) => one.name === name)
      if (!work) throw new Error(`There is no work ${name}.`)
      answer = { kind: 'portion', work: name, isMore: await work.run() }
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      answer = { kind: 'failure', work: name, error }
    }
    sendEffects()
    send(answer)
  }
}

/** Effects of changes begin in the server; those of one moment go there together. */
function gatherEffects(works: readonly DueWork[]) {
  let gathered: Effects | undefined
  const gather = () => {
    if (!gathered) setImmediate(sendEffects)
    gathered ??= { kind: 'effects', events: [], hasMail: false, wakeUps: [] }
    return gathered
  }
  function sendEffects() {
    if (gathered) send(gathered)
    gathered = undefined
  }
  fanOut.subscribe((event) => gather().events.push(event))
  onMailQueued(() => {
    gather().hasMail = true
  })
  for (const { name } of works) onWakeUp(name, () => gather().wakeUps.push(name))
  return sendEffects
}

/** A message that its server does not take any more needs no care: the process ends with it. */
const send = (message: FromBackground) =>
  process.send?.(message, undefined, undefined, () => undefined)
