import type { Span } from '../entries/gaps.js'

/** Commits that follow one another within this time are one session of work. */
const LONGEST_PAUSE_MS = 2 * 3_600_000

/** Work before the first commit of a session. */
const LEAD_MS = 30 * 60_000

interface CommittedWork {
  at: number
  /** The work that the commit belongs to; another one begins another session. */
  task: string
  subject: string
}

export interface Session extends Span {
  task: string
  subjects: string[]
}

/**
 * Sessions of work that commits give away: from half an hour before the first, or from the commit before on another task,
 * to the last.
 * @param commits in the order of time
 */
export function sessionsOf(commits: CommittedWork[]): Session[] {
  const sessions: Session[] = []
  for (const { at, task, subject } of commits) {
    const open = sessions.at(-1)
    if (open && open.task === task && at - open.to <= LONGEST_PAUSE_MS) {
      open.to = at
      open.subjects.push(subject)
    } else {
      const from = Math.max(at - LEAD_MS, open?.to ?? 0)
      sessions.push({ from, to: at, task, subjects: [subject] })
    }
  }
  return sessions
}
