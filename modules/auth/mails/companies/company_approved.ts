import type { Template } from '#modules/auth/mails/write_to'

/** To the owner: the company was let in. */
export const companyApproved: Template<{ companyName: string; signInLink: string }> = (
  say,
  { companyName, signInLink }
) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text', { companyName }) },
    { kind: 'action', label: say('sign_in'), href: signInLink },
  ],
})
