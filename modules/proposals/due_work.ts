import type { DueWork } from '#core/due_work/due_work'
import { forgetLinks } from '#modules/documents/public'
import { remindOfUnviewed } from '#modules/proposals/actions/remind_of_unviewed'

export default [
  { name: 'proposals.unviewed', run: remindOfUnviewed },
  ...forgetLinks('proposals', 'proposal_links', ['revoked_at']),
] satisfies DueWork[]
