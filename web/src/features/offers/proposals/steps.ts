import type { ProposalRow } from './proposal'

/** Possible steps for a proposal. */
export type Step =
  | 'edit'
  | 'send'
  | 'issue'
  | 'accept'
  | 'decline'
  | 'link'
  | 'revoke'
  | 'revise'
  | 'convert'
  | 'duplicate'
  | 'template'
  | 'archive'
  | 'restore'
  | 'delete'

/** The steps that the server allows for a proposal in its current state, the most useful one first. */
export function stepsOf({
  status,
  isSuperseded,
}: Pick<ProposalRow, 'status' | 'isSuperseded'>): Step[] {
  if (status === 'Archived') return ['restore', 'duplicate', 'template']
  if (isSuperseded) return ['duplicate', 'template']
  if (status === 'Draft') {
    return ['send', 'edit', 'issue', 'duplicate', 'template', 'archive', 'delete']
  }
  if (status === 'Sent' || status === 'Viewed') {
    return [
      'link',
      'revise',
      'accept',
      'decline',
      'send',
      'duplicate',
      'template',
      'archive',
      'revoke',
    ]
  }
  if (status === 'Accepted') return ['convert', 'duplicate', 'template', 'archive']
  return ['revise', 'duplicate', 'template', 'archive']
}
