import type { HomeListener } from '../../components/home/home_props.js'
import type { Context } from '../../lib/context.js'
import { sentenceOf } from '../../lib/failures/failure_line.js'
import { isAway } from '../../lib/offline/away.js'
import { onTimerChange } from '../../lib/server/live.js'
import { readTimer } from '../../lib/timer/timer.js'
import { readHome } from './read_home.js'

/**
 * Keeps the home screen up to date: reads at once, at each event of the timer, after each reconnection and every half
 * minute, the timer first. One read at a time; what a read begun before a change of one's own still answers is dropped.
 */
export function follow(context: Context, { tell, say }: HomeListener) {
  const listening = { ...context, warn: (text: string) => say({ text, isBad: false }) }
  let turn = 0
  let isReading = false
  let isDue = false

  async function read() {
    isDue = true
    if (isReading) return
    isReading = true
    while (isDue) {
      isDue = false
      await readOnce(turn)
    }
    isReading = false
  }

  async function readOnce(own: number) {
    try {
      await readHome(listening, (part) => {
        if (own === turn) tell(part)
      })
    } catch (error) {
      if (isAway(error)) tell({ isAway: true, problem: undefined })
      else tell({ problem: sentenceOf(error, context) })
    }
  }

  /**
   * The timer alone before the rest: lists and sums of a large company would keep the server busy meanwhile. A failure
   * of the timer is reported by the read that follows.
   */
  async function readTimerFirst(own: number) {
    const answer = await readTimer(listening).catch(() => undefined)
    if (answer && own === turn) tell({ running: answer.running })
    await read()
  }

  const end = onTimerChange(context.client(), () => void readTimerFirst(turn))
  void read()
  return {
    refresh: () => {
      turn++
      return read()
    },
    end,
  }
}
