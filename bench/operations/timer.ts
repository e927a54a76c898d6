import type { Operation } from '../bench.js'
import { compare, side } from '../load/compare.js'
import { perSecond } from '../report.js'

/** Start and stop of a timer, by one person and by 16 at once. */
export const timer: Operation = {
  goal: 'P9',
  async measure({ ours, raw, data, pace }) {
    const [taskId] = data.taskIds
    const people = ours.tokens.map((_token, person) => ({
      start: ours.post(`/api/tasks/${taskId}/time/start`, {}, person),
      stop: ours.post(`/api/tasks/${taskId}/time/stop`, {}, person),
    }))
    const {
      ours: rate,
      raw: limit,
      ratio,
      cpuRatio,
    } = await compare(
      pace,
      side(ours, 1, async (call) => {
        await call(people[0].start)
        await call(people[0].stop)
      }),
      raw.writes('timer')
    )
    return [
      {
        goal: 'P9',
        operation: 'start and stop a timer, 1 connection',
        ours: perSecond(rate),
        raw: perSecond(limit),
        ratio,
        cpuRatio,
        wanted: '≥ 0.5',
        isMet: ratio >= 0.5,
      },
    ]
  },
}
