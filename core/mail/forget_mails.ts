import { now } from '#core/clock'
import { forgetOld } from '#core/due_work/forget_old'

/** How long the operator can look up a mail that belongs to no company, such as one about an account or a deletion. */
const KEPT_FOR = 90 * 86_400_000

/** They name people, also ones whose account is gone. Letters of companies stay with their documents. */
export const forgetMails = forgetOld('core.forget_mails', {
  old: `
    select created_at as time from mail_outbox
    where company_id is null and created_at < ? and status not in ('scheduled', 'queued', 'sending')
    order by created_at`,
  forget: `
    delete from mail_outbox
    where company_id is null and created_at <= ? and status not in ('scheduled', 'queued', 'sending')`,
  before: () => now() - KEPT_FOR,
})
