import type { DueWork } from '#core/due_work/due_work'
import { forgetLinks } from '#modules/documents/public'

export default forgetLinks('sales', 'estimate_links', [
  'revoked_at',
  'expires_at',
]) satisfies DueWork[]
