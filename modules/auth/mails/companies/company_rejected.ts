import type { Template } from '#modules/auth/mails/write_to'

/** To the owner: the company was not let in, and why. */
export const companyRejected: Template<{ companyName: string; reason: string }> = (
  say,
  { companyName, reason }
) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text', { companyName }) },
    { kind: 'text', text: say('reason', { reason }) },
    { kind: 'hint', text: say('hint') },
  ],
})
