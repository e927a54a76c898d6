import type { Template } from './write_to.js'

interface AddressNotice {
  /** Somebody has asked for it, or it has happened. */
  state: 'asked' | 'done'
  email: string
  /** Objects to the change. */
  link: string
}

/** To the old address: notice of the change, and the link that objects to it. */
export const addressChanging: Template<AddressNotice> = (say, { state, email, link }) => ({
  subject: say(`subject_${state}`),
  blocks: [
    { kind: 'text', text: say(state) },
    { kind: 'facts', facts: [[say('address'), email]] },
    { kind: 'hint', text: say('hint') },
    { kind: 'action', label: say('action'), href: link },
  ],
})
