import type { Template } from '#modules/auth/mails/write_to'

/** To the owners: the suspension has ended. */
export const companyReactivated: Template<{ companyName: string; signInLink: string }> = (
  say,
  { companyName, signInLink }
) => ({
  subject: say('subject', { companyName }),
  blocks: [
    { kind: 'text', text: say('text', { companyName }) },
    { kind: 'action', label: say('sign_in'), href: signInLink },
  ],
})
