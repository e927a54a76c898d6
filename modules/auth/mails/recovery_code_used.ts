import type { Template } from './write_to.js'

/** Notice that a recovery code was used instead of the authenticator app. */
export const recoveryCodeUsed: Template<{ left: number; accountLink: string }> = (
  say,
  { left, accountLink }
) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text') },
    { kind: 'facts', facts: [[say('left'), String(left)]] },
    { kind: 'hint', text: say('hint') },
    { kind: 'action', label: say('action'), href: accountLink },
  ],
})
