import type { Template } from './write_to.js'

interface PasswordChange {
  forgotLink: string
  /** The device on which the password was changed stays signed in. */
  keepsDevice: boolean
}

/** Notice that the password is another one now. */
export const passwordChanged: Template<PasswordChange> = (say, { forgotLink, keepsDevice }) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say(keepsDevice ? 'text_here' : 'text') },
    { kind: 'hint', text: say('hint') },
    { kind: 'action', label: say('action'), href: forgotLink },
  ],
})
