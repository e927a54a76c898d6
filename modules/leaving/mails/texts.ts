import { formatDay } from '#core/clock'
import env from '#core/start/env'
import type { Say } from './tell.js'

/** Where a deletion is asked for, cancelled, and explained afterwards. */
export const leavingPage = () => `${env.APP_URL}/delete-account`
const vaultPage = (key: string) => `${env.APP_URL}/delete-account#${key}`

const text = (words: string) => ({ kind: 'text' as const, text: words })

/** To the person who deleted the own account. */
export const youLeft = (companyName: string) => (say: Say) => ({
  subject: say('subject'),
  blocks: [text(say('text', { companyName })), text(say('kept'))],
})

/** To the owners. */
export const someoneLeft =
  ({ name, companyName }: { name: string; companyName: string }) =>
  (say: Say) => ({
    subject: say('subject', { name }),
    blocks: [text(say('text', { name, companyName })), text(say('work', { name }))],
  })

/** To the owners, and in other words to everybody else of the company. */
export const deletionRequested =
  ({ companyName, closesOn }: { companyName: string; closesOn: string }) =>
  (say: Say) => ({
    subject: say('subject', { companyName }),
    blocks: [
      text(say('text', { companyName, day: formatDay(closesOn) })),
      text(say('until_then')),
      { kind: 'action' as const, label: say('action'), href: leavingPage() },
    ],
  })

export const deletionCancelled = (companyName: string) => (say: Say) => ({
  subject: say('subject', { companyName }),
  blocks: [text(say('text', { companyName }))],
})

/** To the owners: the only way to what the law keeps. */
export const companyClosed =
  ({ companyName, key, until }: { companyName: string; key: string; until: string | null }) =>
  (say: Say) => ({
    subject: say('subject', { companyName }),
    blocks: [
      text(say('text', { companyName })),
      ...(until
        ? [
            text(say('kept', { day: formatDay(until) })),
            { kind: 'action' as const, label: say('action'), href: vaultPage(key) },
            { kind: 'hint' as const, text: say('hint') },
          ]
        : [text(say('nothing_kept'))]),
    ],
  })
