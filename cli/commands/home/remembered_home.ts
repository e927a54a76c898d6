import type { HomeData, HomeKind } from '../../components/home/home_data.js'
import type { Context } from '../../lib/context.js'
import { knownTasks } from '../../lib/offline/known_tasks.js'
import { taskList } from './task_list.js'
import { rememberedToday } from './today_list.js'

/** The content that this machine knows without asking: the first frame, and without a connection the only one. */
export async function rememberedHome(context: Context): Promise<HomeData> {
  const { profile } = context.client().account
  const kind = kindOf(profile?.role)
  if (kind !== 'time') return { kind }
  const tasks = profile && knownTasks(process.env, profile.userId)
  return {
    kind,
    waiting: waitingCount(context),
    running: context.timerNote().read()?.running,
    today: await rememberedToday(context),
    ...(tasks && { list: await taskList(context, tasks) }),
  }
}

/** How many entries wait on this machine. */
export const waitingCount = (context: Context) => context.journal()?.stints.length ?? 0

/** @param role undefined for a token from the environment before the server has answered */
export function kindOf(role: string | undefined): HomeKind {
  if (role === 'superAdmin') return 'desk'
  return role === 'adviser' ? 'books' : 'time'
}
