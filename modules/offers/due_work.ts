import type { DueWork } from '#core/due_work/due_work'
import { sealOldPictures } from '#core/files/seal_old_pictures'
import { sealOldFiles } from '#core/sealing/sealed_rows'
import { forgetLinks } from '#modules/documents/public'
import { remindOfUnviewed } from '#modules/offers/proposals/actions/remind_of_unviewed'

/** Links to estimates expire or are revoked, links to proposals are only revoked. */
export default [
  ...forgetLinks('sales', 'estimate_links', ['revoked_at', 'expires_at']),
  { name: 'proposals.unviewed', run: remindOfUnviewed },
  ...forgetLinks('proposals', 'proposal_links', ['revoked_at']),
  sealOldFiles('estimate_answers'),
  sealOldFiles('proposal_answers'),
  sealOldPictures('offers.seal_pictures', 'proposals'),
] satisfies DueWork[]
