import type { EstimateRow } from './estimate'

/** Possible steps for an estimate. */
export type Step =
  | 'send'
  | 'issue'
  | 'edit'
  | 'accept'
  | 'decline'
  | 'link'
  | 'revoke'
  | 'revise'
  | 'convert'
  | 'confirm'
  | 'deliver'
  | 'project'
  | 'recurring'
  | 'advance'
  | 'duplicate'
  | 'delete'

/** The steps that the server allows for an estimate in its current state, the most useful one first. */
export function stepsOf({
  status,
  isSuperseded,
}: Pick<EstimateRow, 'status' | 'isSuperseded'>): Step[] {
  if (isSuperseded) return ['duplicate']
  if (status === 'Draft') return ['send', 'edit', 'issue', 'duplicate', 'delete']
  if (status === 'Sent' || status === 'Viewed') {
    return ['accept', 'link', 'send', 'decline', 'revise', 'duplicate', 'revoke']
  }
  if (status === 'Accepted') {
    return ['convert', 'confirm', 'advance', 'project', 'deliver', 'recurring', 'duplicate']
  }
  if (status === 'Converted') return ['project', 'deliver', 'recurring', 'duplicate']
  return ['revise', 'duplicate']
}
