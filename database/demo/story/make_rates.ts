import { parseDecimal } from '#core/money/decimal'
import { setCostRate } from '#modules/people/actions/set_cost_rate'
import { addRate } from '#modules/tasks/actions/save_rate'
import { Task } from '#modules/tasks/models/task'
import { addMonths, workdayFrom } from '../days.js'
import type { Desk } from '../desk.js'
import { COSTS, RATES } from '../facts/rates.js'

/** The cost of an hour of each person, with its raise. */
export function planCosts({ timeline, people, company, today }: Desk) {
  for (const [who, steps] of [
    ['owner', COSTS.owner],
    ['member', COSTS.member],
    ['employee', COSTS.employee],
  ] as const) {
    for (const [monthsAgo, amount] of steps) {
      const from = addMonths(today, -monthsAgo)
      timeline.add(timeline.at(workdayFrom(from), 9.5), people.owner.id, () =>
        setCostRate(company, people[who].id, { from, amount: parseDecimal(amount) })
      )
    }
  }
}

/** The rates of a project that is billed by the hour: of its client, itself, one of its people and a task. */
export function planRates(
  { timeline, people, company, today }: Desk,
  { id, clientId }: { id: string; clientId: string }
) {
  for (const rate of RATES) {
    const from = addMonths(today, -rate.monthsAgo)
    timeline.add(timeline.at(workdayFrom(from), 11), people.owner.id, async () => {
      const named = {
        client: () => ({ clientId }),
        project: () => ({ projectId: id }),
        member: () => ({ projectId: id, userId: people.member.id }),
        task: async () => ({ taskId: await taskOf(id, 'task' in rate ? rate.task : '') }),
      }
      const amount = parseDecimal(rate.amount)
      await addRate(company, { level: rate.level, from, amount, ...(await named[rate.level]()) })
    })
  }

  async function taskOf(projectId: string, title: string) {
    const task = await Task.of(company).where({ projectId, title }).firstOrFail()
    return task.id
  }
}
