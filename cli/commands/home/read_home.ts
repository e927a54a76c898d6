import type { HomeData } from '../../components/home/home_data.js'
import type { Context } from '../../lib/context.js'
import { deliverAndSay, keepTasksHere } from '../../lib/offline/offline_timer.js'
import { openTasks } from '../../lib/resolve_task.js'
import type { HereWithCaller } from '../../lib/server/here.js'
import { readTimer } from '../../lib/timer/timer.js'
import { readDesk } from './read_desk.js'
import { readMoney } from './read_money.js'
import { readWeek } from './read_week.js'
import { kindOf, waitingCount } from './remembered_home.js'
import { taskList } from './task_list.js'
import { readToday } from './today_list.js'

export type TellPart = (part: Partial<HomeData>) => void

/**
 * Reads the home screen and hands over each part as soon as it is there. Time recorded offline is sent first.
 * @throws the first failure
 */
export async function readHome(context: Context, tell: TellPart) {
  await deliverAndSay(context)
  const { body: me, seen } = await context.client().get('/api/auth/me')
  const kind = kindOf(me.role)
  tell({ kind, isAway: false, problem: undefined, waiting: waitingCount(context) })
  if (kind === 'desk') return tell(await readDesk(context))
  if (kind === 'books') return tell(await readBooks(context))
  const here = { now: seen.at, timeZone: me.timeZone ?? 'UTC', userId: me.id }
  await Promise.all([
    readTime(context, here, tell),
    // Employees see no money.
    me.isEmployee ? undefined : readMoney(context).then(tell),
  ])
}

async function readTime(context: Context, here: HereWithCaller, tell: TellPart) {
  const [tasks, { running }] = await Promise.all([openTasks(context.client()), readTimer(context)])
  keepTasksHere(context, tasks)
  tell({ running, list: await taskList(context, tasks) })
  const [today, week] = await Promise.all([
    readToday(context, here),
    readWeek(context, here, running),
  ])
  tell({ today, week })
}

/** Tax advisers read what is overdue, and track no time. */
async function readBooks(context: Context): Promise<Partial<HomeData>> {
  const { figures, overdue } = await readMoney(context)
  return {
    title: context.t('home.books'),
    ...(figures && { figures }),
    ...(overdue && { list: overdue }),
  }
}
