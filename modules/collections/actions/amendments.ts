import type { CompanyReference } from '#core/tenancy/company_owned'
import { Collection } from '#modules/collections/models/collection'
import { DirectDebit } from '#modules/collections/models/direct_debit'
import { Mandate } from '#modules/mandates/public'

/** A mandate as the client's bank knows it from the last direct debit. */
interface Known {
  iban: string
  creditorId: string
  creditor: string
}

/** The news for the bank in the next one; empty texts for no change. */
export type Amendment = Pick<DirectDebit, 'hasNewAccount' | 'formerCreditorId' | 'formerCreditor'>

/**
 * The amendment of each direct debit, in the order of the file: the first by a mandate names what has changed since the
 * last one that did not come back (EPC130-08, AT-24). Only inside inTx.
 */
export async function amendmentsOf(
  company: CompanyReference,
  debits: readonly { mandateId: string; iban: string }[],
  { creditorId, creditor }: Omit<Known, 'iban'>
): Promise<Amendment[]> {
  const known = new Map<string, Known>()
  const amendments: Amendment[] = []
  for (const { mandateId, iban } of debits) {
    const present = { iban, creditorId, creditor }
    const before = known.get(mandateId) ?? (await lastKnown(company, mandateId, present))
    amendments.push(before ? changesOf(before, present) : NONE)
    known.set(mandateId, present)
  }
  return amendments
}

const NONE: Amendment = { hasNewAccount: false, formerCreditorId: '', formerCreditor: '' }

const changesOf = (known: Known, present: Known): Amendment => ({
  hasNewAccount: known.iban !== present.iban,
  formerCreditorId: known.creditorId === present.creditorId ? '' : known.creditorId,
  formerCreditor: known.creditor === present.creditor ? '' : known.creditor,
})

/** Null for a mandate that no bank knows yet. */
async function lastKnown(
  company: CompanyReference,
  mandateId: string,
  present: Known
): Promise<Known | null> {
  const last = await DirectDebit.of(company)
    .where('mandateId', mandateId)
    .whereNotNull('heldInvoiceId')
    .whereNull('returnedOn')
    .orderBy('collectOn', 'desc')
    .orderBy('id', 'desc')
    .first()
  if (last) {
    const { creditorId, creditor } = await Collection.findIn(company, last.collectionId)
    return { iban: last.iban, creditorId, creditor }
  }
  const mandate = await Mandate.one(company, mandateId)
  if (!mandate?.usedBeforeOn) return null
  return { ...present, iban: mandate.formerIban || mandate.iban }
}
