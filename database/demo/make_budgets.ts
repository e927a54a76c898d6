import { addDays } from '#core/clock'
import { type Decimal, parseDecimal } from '#core/money/decimal'
import { changeProject } from '#modules/tasks/actions/save_project'
import { readWork } from '#modules/tasks/budgets/read_work'
import { Project } from '#modules/tasks/models/project'
import type { Desk } from './desk.js'
import { PROJECTS } from './facts/work.js'

/** Percent of the budgets that is used when they are agreed. */
const USED = 84
const SECONDS_PER_HOUR = 3600

/** The project that is billed by the hour gets budgets in hours and money, which are nearly used up, and a lead. */
export function planBudgets({ company, people, timeline, today }: Desk) {
  const hourly = PROJECTS.find(({ hourlyRate }) => hourlyRate !== undefined)
  if (!hourly) return
  timeline.add(timeline.at(addDays(today, -2), 12), people.owner.id, async () => {
    const project = await Project.of(company).where('name', hourly.name).firstOrFail()
    const parts = await readWork(company, { projectIds: [project.id], starts: [] })
    const hours = parts.reduce((sum, { seconds }) => sum + seconds, 0) / SECONDS_PER_HOUR
    await changeProject(company, project, {
      budgetHours: nearly(hours, 5),
      budgetAmount: nearly(hours * (hourly.hourlyRate ?? 0), 500),
      leadId: people.member.id,
    })
  })
}

/** A round budget of which `used` takes the share above. */
const nearly = (used: number, step: number): Decimal =>
  parseDecimal(Math.round((used * 100) / USED / step) * step)
