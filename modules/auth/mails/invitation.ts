import type { Template } from './write_to.js'

/** To a future colleague: the link that makes the account. */
export const invitation: Template<{ companyName: string; inviter: string; link: string }> = (
  say,
  { companyName, inviter, link }
) => ({
  subject: say('subject', { companyName }),
  blocks: [
    { kind: 'text', text: say('text', { companyName, inviter }) },
    { kind: 'action', label: say('action'), href: link },
    { kind: 'hint', text: say('hint') },
  ],
})
