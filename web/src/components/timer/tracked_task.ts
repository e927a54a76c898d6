/** A person as tasks and time entries name them. */
export interface Person {
  _id: string
  name: string
}

/** Worked time; `endTime` is null while it runs. Instants are ISO 8601 in UTC. */
export interface TimeEntry {
  _id: string
  startTime: string
  endTime: string | null
  breakSeconds: number
  /** Worked without the break, up to now (of the server) while it runs. */
  seconds: number
  note: string
  user: Person
  version: number
}

/** As much of a task as the timer needs. */
export interface TrackedTask {
  _id: string
  title: string
  project: { name: string } | null
  timeEntries: TimeEntry[]
}
