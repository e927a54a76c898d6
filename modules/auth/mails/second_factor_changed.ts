import type { MailBlock } from '#core/mail/mail'
import type { Template } from './write_to.js'

export interface FactorChange {
  /** A change of the second factor. */
  change:
    | 'on'
    | 'off'
    | 'app_removed'
    | 'renewed'
    | 'reset'
    | 'passkey_first'
    | 'passkey_added'
    | 'passkey_removed'
  /** Name of the passkey that was changed. */
  passkey?: string
  accountLink: string
}

/** Notice that the second step of the sign-in is another one now. */
export const secondFactorChanged: Template<FactorChange> = (
  say,
  { change, passkey, accountLink }
) => ({
  subject: say(`subject_${change}`),
  blocks: [
    { kind: 'text', text: say(change) },
    ...(passkey ? [factOf(say('passkey'), passkey)] : []),
    { kind: 'hint', text: say(ADDED.has(change) ? 'hint_passkey' : 'hint') },
    { kind: 'action', label: say('action'), href: accountLink },
  ],
})

/** Another password would not end a stranger's passkey. */
const ADDED = new Set<FactorChange['change']>(['passkey_first', 'passkey_added'])

const factOf = (label: string, value: string): MailBlock => ({
  kind: 'facts',
  facts: [[label, value]],
})
