import { type Day, type Instant, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'

import type { Project } from '#modules/tasks/models/project'
import { percentUsed } from './budget_use.js'
import { type Course, type CoursePoint, firstDay, readCourse } from './course.js'
import { passedOn, usedUpOn } from './pace.js'

/** One budget of a project in its present period: seconds for hours, minor units for money. */
export interface BudgetFigures {
  budget: bigint
  used: bigint
  /** Negative when more was used. */
  left: bigint
  percent: number
  /** The day on which it is used up at the present pace; null without a forecast. */
  usedUpOn: Day | null
  /** The first day at whose end nothing was left. */
  passedOn: Day | null
}

export interface BudgetPage extends Course {
  currency: string
  /** Of the present period, both included. */
  from: Day
  to: Day
  hours: BudgetFigures | null
  money: BudgetFigures | null
}

/** The budgets of a project in their present period, with how they were used up to today. */
export async function readBudgetPage(company: CompanyScope, project: Project): Promise<BudgetPage> {
  const to = today(company.timeZone)
  const began = firstDay(await readFirstStart(project), company.timeZone)
  const from = project.budgetPeriod === 'month' ? `${to.slice(0, 8)}01` : began < to ? began : to
  const course = await readCourse(company, project, { from, to })
  const { budgetSeconds, budgetAmount, currency } = project
  const figures = (budget: bigint | null, usedAt: (point: CoursePoint) => bigint) =>
    budget === null || budget <= 0n ? null : figuresOf(course, { budget, today: to, usedAt })
  return {
    ...course,
    currency,
    from,
    to,
    hours: figures(budgetSeconds === null ? null : BigInt(budgetSeconds), ({ seconds }) =>
      BigInt(seconds)
    ),
    money: figures(budgetAmount, ({ amount }) => amount),
  }
}

interface Budgeted {
  budget: bigint
  today: Day
  usedAt: (point: CoursePoint) => bigint
}

function figuresOf({ points }: Course, { budget, today, usedAt }: Budgeted): BudgetFigures {
  const course = points.map((point) => ({ day: point.day, used: usedAt(point) }))
  const used = course.at(-1)?.used ?? 0n
  return {
    budget,
    used,
    left: budget - used,
    percent: percentUsed({ used, budget }),
    usedUpOn: usedUpOn({ course, budget, today }),
    passedOn: passedOn(course, budget),
  }
}

const FIRST = `
  select time_entries.started_at from tasks
  join time_entries on time_entries.company_id = tasks.company_id and time_entries.task_id = tasks.id
  where tasks.company_id = ? and tasks.project_id = ? and time_entries.ended_at is not null
  order by time_entries.started_at limit 1`

async function readFirstStart({ companyId, id }: Project): Promise<Instant | null> {
  const [row] = await readRows<{ started_at: Instant }>(FIRST, [companyId, id])
  return row ? Number(row.started_at) : null
}
