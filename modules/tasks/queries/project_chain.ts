import { dayOf } from '#core/clock'
import type { ChainSource } from '#modules/documents/public'
import { Project } from '#modules/tasks/models/project'

/** Projects in the chain. */
export const projectChain: ChainSource = {
  neighboursOf: async () => [],
  async describe(company, id) {
    const project = await Project.one(company, id)
    if (!project) return undefined
    const { number, status, currency, startsOn, createdAt } = project
    return {
      number,
      status,
      date: startsOn ?? dayOf(Number(createdAt), company.timeZone),
      currency,
      createdAt: Number(createdAt),
    }
  },
}
