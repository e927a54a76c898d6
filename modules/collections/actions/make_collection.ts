import { currentActor } from '#core/audit/actor'
import { now } from '#core/clock'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { sum } from '#core/money/minor'
import { Collection } from '#modules/collections/models/collection'
import { DirectDebit } from '#modules/collections/models/direct_debit'
import { endsMandate } from '#modules/collections/rules/sequence'
import type { CollectionInput } from '#modules/collections/validators/collection'
import { Invoice, noteCollection } from '#modules/invoicing/public'
import { Mandate, noteUse } from '#modules/mandates/public'
import { ownSepaAccount, readCompanySettings } from '#modules/settings/public'
import { type Amendment, amendmentsOf } from './amendments.js'
import type { DebitContent } from './debit_content.js'
import { type PlannedDebit, planDebits } from './plan_debits.js'
import { recordCollection } from './record_collection.js'

/**
 * Puts invoices into a file of direct debits. Each is in one file at most that was not withdrawn, also when two are made
 * at once. Only inside inTx.
 * @throws 404 for an invoice that is not there, 409 `collections.cannot_collect` with the invoices and their `obstacle`,
 *   `collections.account_missing`, `collections.creditor_id_missing`
 */
export async function makeCollection(company: CompanyScope, { debits }: CollectionInput) {
  const account = await creditorAccount(company)
  const invoices = await Invoice.lockAll(
    company,
    debits.map(({ invoiceId }) => invoiceId)
  )
  const planned = collectable(
    await planDebits(company, [...invoices.values()], {
      wishes: debits,
      readMandate: (scope, id) => Mandate.oneLocked(scope, id),
    })
  )

  const collection = Collection.for(company)
  await collection
    .merge({
      ...account,
      state: 'open',
      debits: planned.length,
      total: sum(planned.map(({ debit }) => debit.amount)),
      firstOn: planned[0]?.debit.collectOn ?? '',
      requestedBy: currentActor().userId,
      createdAt: now(),
    })
    .save()
  const amendments = await amendmentsOf(
    company,
    planned.map(({ debit }) => debit),
    account
  )
  for (const [index, one] of planned.entries()) {
    await keepDebit(collection, one, { position: index + 1, ...amendments[index] })
    const { collectOn, sequence, mandateId } = one.debit
    await noteUse(company, mandateId, { lastUsedOn: collectOn, isEnded: endsMandate(sequence) })
    await noteCollection(one.invoice, collectOn)
  }
  await recordCollection(collection, 'collection.made')
  return collection
}

/** The account that the money goes to, as the file names it. */
async function creditorAccount(company: CompanyScope) {
  const account = await ownSepaAccount(company)
  if (!account) throw conflict('collections.account_missing')
  const { creditorId } = await readCompanySettings(company)
  if (!creditorId) throw conflict('collections.creditor_id_missing')
  const { holder, ...bank } = account
  return { ...bank, creditor: holder, creditorId }
}

type Collectable = PlannedDebit & { debit: DebitContent }

/** @throws 409 `cannot_collect` */
function collectable(planned: PlannedDebit[]): Collectable[] {
  const refused = planned.flatMap(({ invoice, obstacle }) =>
    obstacle ? [{ _id: invoice.id, number: invoice.number ?? '', obstacle }] : []
  )
  if (refused.length === 0) return planned.filter((one): one is Collectable => !!one.debit)
  const numbers = refused.map(({ number }) => number).join(', ')
  throw conflict('collections.cannot_collect', {
    values: { numbers },
    extra: { invoices: refused },
  })
}

async function keepDebit(
  collection: Collection,
  { debit }: Collectable,
  place: Partial<Amendment> & { position: number }
) {
  const row = DirectDebit.for({ id: collection.companyId })
  row.merge({ ...debit, collectionId: collection.id, ...place })
  try {
    await row.save()
  } catch (error) {
    // Another file at the same moment: the next attempt finds it.
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}
