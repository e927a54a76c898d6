import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { foldText } from '#core/database/search'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { boundInteger } from '#core/money/columns'
import { knownKeys } from '#modules/banking/queries/known_keys'
import type { BankFile } from '#modules/banking/read/bank_file'
import type { ParsedStatement } from '#modules/banking/read/parsed'
import { type KeyedEntry, withKeys } from './entry_keys.js'

const LONGEST_SEARCH_TEXT = 1500

export interface KeptStatements {
  /** The statements that brought something new. */
  ids: string[]
  added: number
  /** Entries that were here already. */
  known: number
}

interface Upload extends BankFile {
  fileName: string
  userId: string
}

/**
 * Stores the new entries of a file, under one statement for each account. Only inside inTx; when a concurrent upload
 * contains the same entries, the later one starts again and finds them.
 */
export async function keepStatements(company: CompanyScope, file: Upload): Promise<KeptStatements> {
  const keyed = withKeys(file.statements)
  const known = await knownKeys(company, keyed)
  const fresh = keyed.filter((entry) => !isKnown(entry, known))
  const ids: string[] = []
  try {
    for (const [account, entries] of Map.groupBy(fresh, (entry) => entry.account)) {
      ids.push(await keepStatement(company, { ...file, account, entries }))
    }
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
  return { ids, added: fresh.length, known: keyed.length - fresh.length }
}

/**
 * An entry without a reference may return with one, and the other way round; two entries with references are the same
 * only if these are equal.
 */
function isKnown(entry: KeyedEntry, known: Awaited<ReturnType<typeof knownKeys>>) {
  if (known.entries.has(entry.entryKey)) return true
  const hadReference = known.contents.get(entry.contentKey)
  return hadReference !== undefined && !(hadReference && entry.hasReference)
}

/** The latest balance that the file gives for an account. */
function closingColumns(statements: readonly ParsedStatement[], account: string) {
  const closing = statements
    .flatMap((statement) => (statement.account === account ? (statement.closing ?? []) : []))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .at(-1)
  return {
    closing_on: closing?.day ?? null,
    closing_currency: closing?.currency ?? null,
    closing_amount: closing ? boundInteger(closing.amount) : null,
  }
}

async function keepStatement(
  company: CompanyScope,
  { account, entries, ...file }: Upload & { account: string; entries: KeyedEntry[] }
) {
  const id = newId()
  const days = entries.map(({ bookedOn }) => bookedOn).sort()
  const at = now()
  await insertRows('bank_statements', [
    {
      company_id: company.id,
      id,
      file_name: file.fileName,
      format: file.format,
      account,
      from_on: days[0] ?? '',
      until_on: days.at(-1) ?? '',
      entry_count: entries.length,
      ...closingColumns(file.statements, account),
      shape_hash: file.shape?.shapeHash ?? null,
      columns: file.shape ? JSON.stringify(file.shape.columns) : null,
      user_id: file.userId,
      created_at: at,
    },
  ])
  await insertRows(
    'bank_entries',
    entries.map((entry) => ({
      company_id: company.id,
      id: newId(),
      statement_id: id,
      state: 'open',
      booked_on: entry.bookedOn,
      valued_on: entry.valuedOn,
      currency: entry.currency,
      amount: boundInteger(entry.amount),
      account,
      counterparty_name: entry.counterpartyName,
      counterparty_iban: entry.counterpartyIban,
      purpose: entry.purpose,
      reference: entry.reference,
      end_to_end: entry.endToEnd,
      return_reason: entry.returnReason ?? '',
      entry_key: entry.entryKey,
      content_key: entry.contentKey,
      search_text: foldText(
        entry.counterpartyName,
        entry.counterpartyIban,
        entry.purpose,
        entry.endToEnd
      )
        .slice(0, LONGEST_SEARCH_TEXT)
        .toWellFormed(),
      payment_id: null,
      created_at: at,
    }))
  )
  await audit({
    companyId: company.id,
    action: 'bank_statement.added',
    subject: { type: 'bankStatement', id },
    details: { file: file.fileName, format: file.format, account, entries: entries.length },
  })
  publish(company.id, { kind: 'bankStatement', id })
  return id
}
