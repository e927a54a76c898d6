import { useQuery } from '@tanstack/react-query'
import { listQuery, recordQuery } from '@/lib/server/queries'

/** The caller's open tasks, the running one, and the own entries of the last 31 days. */
export const myTasksQuery = recordQuery('/api/tasks/my-tasks')

export const taskQuery = (id: string) => recordQuery('/api/tasks/:id', { params: { id } })

/** The projects on which time can be spent, by name. */
export function useProjectNames() {
  const { data } = useQuery(listQuery('/api/projects', { pageSize: 500 }))
  return data?.rows ?? []
}

/** The names of the tags that time has, for proposals. */
export function useKnownTags() {
  const { data } = useQuery(recordQuery('/api/time-tags'))
  return data?.map(({ name }) => name) ?? []
}

/** The active people of the company, by name; employees get themselves. */
export function usePeople() {
  const { data } = useQuery(recordQuery('/api/people'))
  return data ?? []
}
