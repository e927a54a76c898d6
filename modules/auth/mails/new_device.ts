import type { Template } from './write_to.js'

interface NewDevice {
  /** Day and time with their zone. */
  at: string
  device: string
  address: string
  accountLink: string
}

/** Notice of a sign-in with a kind of device that was not seen before, and how to end it. */
export const newDevice: Template<NewDevice> = (say, { at, device, address, accountLink }) => ({
  subject: say('subject'),
  blocks: [
    { kind: 'text', text: say('text') },
    {
      kind: 'facts',
      facts: [
        [say('time'), at],
        [say('device'), device],
        [say('address'), address],
      ],
    },
    { kind: 'hint', text: say('hint') },
    { kind: 'action', label: say('action'), href: accountLink },
  ],
})
