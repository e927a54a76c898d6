import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import type { Mandate } from '#modules/mandates/models/mandate'

export type MandateState = 'active' | 'revoked' | 'ended' | 'expired'

type Uses = Pick<Mandate, 'signedOn' | 'usedBeforeOn' | 'lastUsedOn'>

/** A mandate that was not used for so long is over (EPC016-06, 4.1). */
const MONTHS_UNUSED = 36

/** The last day on which a mandate can be used without a further direct debit. */
export function expiresOn({ signedOn, usedBeforeOn, lastUsedOn }: Uses): Day {
  const last = [signedOn, usedBeforeOn ?? '', lastUsedOn ?? ''].sort().at(-1) ?? signedOn
  return DateTime.fromISO(last, { zone: 'UTC' })
    .plus({ months: MONTHS_UNUSED })
    .toFormat('yyyy-MM-dd')
}

/** Whether a mandate can be used on a day, or why not. */
export function stateOn(
  mandate: Uses & Pick<Mandate, 'revokedOn' | 'isEnded'>,
  day: Day
): MandateState {
  if (mandate.revokedOn) return 'revoked'
  if (mandate.isEnded) return 'ended'
  return expiresOn(mandate) < day ? 'expired' : 'active'
}

/** Whether a direct debit was made by it, here or elsewhere. */
export const wasUsed = ({ usedBeforeOn, lastUsedOn }: Omit<Uses, 'signedOn'>) =>
  usedBeforeOn !== null || lastUsedOn !== null
