import type { Context } from '../../lib/context.js'
import { sentenceOf } from '../../lib/failures/failure_line.js'
import type { Client } from '../../lib/server/client.js'
import { onTimerChange } from '../../lib/server/live.js'
import { showView } from '../../lib/show_view.js'
import { pauseRunning, readTimer, resumeRunning, stopRunning } from '../../lib/timer/timer.js'
import type { RunningTask } from '../../lib/timer/timer_state.js'

/**
 * `kontor status --watch`: the running clock; follows starts, breaks and stops made anywhere else.
 * @returns what ran when the user left
 */
export async function watchTimer(
  context: Context,
  { client, running }: { client: Client; running: RunningTask | undefined }
) {
  const { t, terminal } = context
  let last = running
  const keep = async <T extends RunningTask | undefined>(work: Promise<T>) => {
    const now = await work
    last = now
    return now
  }
  await showView(({ runTimer }) =>
    runTimer({
      first: running,
      look: {
        hasColor: terminal.hasColor,
        running: terminal.glyph('running'),
        paused: terminal.glyph('paused'),
        idle: terminal.glyph('idle'),
      },
      texts: {
        idle: t('timer.idle'),
        paused: t('timer.paused'),
        noProject: t('tasks.no_project'),
        keys: {
          running: t('timer.keys'),
          paused: t('timer.keys_paused'),
          idle: t('timer.keys_idle'),
        },
        show: terminal.show,
        failure: (error) => sentenceOf(error, context),
      },
      read: () => keep(readTimer(context).then((timer) => timer.running)),
      stop: () => keep(stopRunning(context).then(() => undefined)),
      pause: () => keep(pauseRunning(context)),
      resume: () => keep(resumeRunning(context)),
      subscribe: (changed) => onTimerChange(client, changed),
    })
  )
  return last
}
