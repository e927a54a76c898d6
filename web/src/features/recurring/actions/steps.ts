import type { RecurringRow } from '../recurring'

/** Possible steps for a recurring invoice. */
export type Step =
  | 'edit'
  | 'run'
  | 'retry'
  | 'resume'
  | 'pause'
  | 'skip'
  | 'clone'
  | 'end'
  | 'delete'

/** The steps that the server allows in the current state, the most useful one first. */
export function stepsOf({ status, runsMade }: RecurringRow): Step[] {
  const last: Step[] = runsMade === 0 ? ['delete'] : []
  if (status === 'ended') return ['clone', ...last]
  const first: Step[] = {
    active: ['edit', 'run', 'pause', 'skip'] as Step[],
    paused: ['resume', 'edit', 'run', 'skip'] as Step[],
    failed: ['retry', 'edit', 'skip', 'resume', 'pause'] as Step[],
  }[status]
  return [...first, 'clone', 'end', ...last]
}

export const DANGEROUS: Step[] = ['end', 'delete']
