import { useQuery } from '@tanstack/react-query'
import { recordQuery } from '@/lib/server/queries'
import { useRole } from '@/lib/session/current_user'
import { today } from '@/lib/time/days'
import { daysOfWeek, mondayOf } from '@/lib/time/weeks'

/** The time of the present week on a project by day and person; for employees their own. Undefined until it is there. */
export function useProjectWeek(projectId: string) {
  const isDesk = useRole() === 'company'
  const days = daysOfWeek(mondayOf(today()))
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const { data } = useQuery(
    recordQuery('/api/time-report', {
      query: { from, to, by: isDesk ? ['day', 'person'] : ['day'], project: projectId },
    })
  )
  if (!data) return undefined
  const byDay = new Map(data.groups.map(({ key, seconds }) => [key, seconds]))
  const parts = data.groups.flatMap(({ groups = [] }) => groups)
  const people = Map.groupBy(parts, ({ key }) => key ?? '')
  return {
    seconds: data.seconds,
    days: days.map((day) => ({ day, seconds: byDay.get(day) ?? 0 })),
    people: [...people].map(([_id, times]) => ({
      _id,
      name: times[0]?.label ?? '',
      seconds: times.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
  }
}

export type ProjectWeek = NonNullable<ReturnType<typeof useProjectWeek>>
