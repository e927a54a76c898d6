import { addDays } from '#core/clock'
import { createToken } from '#modules/tokens/actions/create_token'
import { workdayFrom } from '../days.js'
import type { Desk } from '../desk.js'

type Details = Parameters<typeof createToken>[1]

/** With the days since each was created. */
const TOKENS: [number, Details][] = [
  [60, { name: 'Zeiterfassung im Terminal', scopes: ['time:read', 'time:write'], days: 365 }],
  [
    10,
    {
      name: 'Sprachmodell am Schreibtisch',
      scopes: ['clients:read', 'invoices:read', 'invoices:draft', 'insight:read'],
      days: 90,
    },
  ],
]

/** Two access keys of the owner: of a script, and of the program of a language model. */
export function planTokens({ company, timeline, people: { owner }, today }: Desk) {
  const { id: userId, accountId } = owner
  if (accountId === null) throw new Error('The owner of the demo company has no account.')
  for (const [days, details] of TOKENS) {
    const day = workdayFrom(addDays(today, -days))
    timeline.add(timeline.at(day, 10), userId, () =>
      createToken({ company, userId, accountId }, details)
    )
  }
}
