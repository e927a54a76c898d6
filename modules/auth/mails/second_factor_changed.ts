import type { Template } from './write_to.js'

interface FactorChange {
  /** A change of the second factor. */
  change: 'on' | 'off' | 'renewed' | 'reset'
  accountLink: string
}

/** Notice that the second step of the sign-in is another one now. */
export const secondFactorChanged: Template<FactorChange> = (say, { change, accountLink }) => ({
  subject: say(`subject_${change}`),
  blocks: [
    { kind: 'text', text: say(change) },
    { kind: 'hint', text: say('hint') },
    { kind: 'action', label: say('action'), href: accountLink },
  ],
})
