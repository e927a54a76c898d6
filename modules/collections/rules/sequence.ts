import { type Mandate, wasUsed } from '#modules/mandates/public'

/**
 * How a direct debit follows others by its mandate (EPC130-08, AT-21). Since November 2016 a bank accepts the first one
 * as a recurrent one too; it is marked all the same, because older systems of debtors' banks ask for it.
 */
export type Sequence = 'FRST' | 'RCUR' | 'FNAL' | 'OOFF'

export function sequenceOf(
  mandate: Pick<Mandate, 'kind' | 'usedBeforeOn' | 'lastUsedOn'>,
  isLast: boolean
): Sequence {
  if (mandate.kind === 'oneOff') return 'OOFF'
  if (isLast) return 'FNAL'
  return wasUsed(mandate) ? 'RCUR' : 'FRST'
}

/** Whether nothing more can be collected by the mandate afterwards. */
export const endsMandate = (sequence: Sequence) => sequence === 'FNAL' || sequence === 'OOFF'
