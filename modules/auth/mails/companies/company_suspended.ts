import type { Template } from '#modules/auth/mails/write_to'

/** To the owners: the company reads and exports, but changes nothing, and why. */
export const companySuspended: Template<{
  companyName: string
  reason: string | null
  signInLink: string
}> = (say, { companyName, reason, signInLink }) => ({
  subject: say('subject', { companyName }),
  blocks: [
    { kind: 'text', text: say('text', { companyName }) },
    ...(reason === null ? [] : [{ kind: 'text' as const, text: say('reason', { reason }) }]),
    { kind: 'text', text: say('effect') },
    { kind: 'action', label: say('sign_in'), href: signInLink },
    { kind: 'hint', text: say('hint') },
  ],
})
