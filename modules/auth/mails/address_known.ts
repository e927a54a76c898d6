import type { Template } from './write_to.js'

/** To somebody with an account whose address was used to register again. */
export const addressKnown: Template<{ signInLink: string; forgotLink: string }> = (
  say,
  { signInLink, forgotLink }
) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text') },
    { kind: 'action', label: say('sign_in'), href: signInLink },
    { kind: 'action', label: say('forgot'), href: forgotLink },
    { kind: 'hint', text: say('hint') },
  ],
})
