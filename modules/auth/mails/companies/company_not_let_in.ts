import type { Template } from '#modules/auth/mails/write_to'

/** Instead of a password link, to people whose company waits or was rejected: its state. */
export const companyNotLetIn: Template<{ companyName: string; status: 'pending' | 'rejected' }> = (
  say,
  { companyName, status }
) => ({
  subject: say('subject'),
  blocks: [{ kind: 'text', text: say(status, { companyName }) }],
})
