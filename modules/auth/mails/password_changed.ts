import type { Template } from './write_to.js'

/** Notice that the password is another one now. */
export const passwordChanged: Template<{ forgotLink: string }> = (say, { forgotLink }) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text') },
    { kind: 'hint', text: say('hint') },
    { kind: 'action', label: say('action'), href: forgotLink },
  ],
})
