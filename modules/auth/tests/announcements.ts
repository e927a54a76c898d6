import { inTx, writer } from '#core/database/in_tx'

/** As if all applications so far had been announced long ago: the next one is announced at once. */
export const settleAnnouncements = () =>
  inTx(() => writer().from('companies').update({ announced_at: 1 }))
