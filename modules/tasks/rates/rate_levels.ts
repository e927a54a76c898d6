/**
 * Where the rate of an hour can be set, the closest level first: the first of these that has a rate on the day of the
 * work decides. `member` is a person in one project, `person` the same person everywhere else.
 */
export const RATE_LEVELS = ['task', 'member', 'project', 'client', 'person', 'company'] as const
export type RateLevel = (typeof RATE_LEVELS)[number]

/** The records that a rate, or work, belongs to. */
export interface RatedRecords {
  taskId: string | null
  projectId: string | null
  clientId: string | null
  userId: string | null
}

/** The key of a level for these records; null where one of them is missing. */
export function targetOf(level: RateLevel, records: RatedRecords): string | null {
  const { taskId, projectId, clientId, userId } = records
  switch (level) {
    case 'task':
      return taskId && `task:${taskId}`
    case 'member':
      return projectId && userId && `member:${projectId}:${userId}`
    case 'project':
      return projectId && `project:${projectId}`
    case 'client':
      return clientId && `client:${clientId}`
    case 'person':
      return userId && `person:${userId}`
    case 'company':
      return 'company'
  }
}
