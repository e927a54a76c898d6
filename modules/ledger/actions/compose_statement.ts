import { formatDay, today } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import type { Client } from '#modules/clients/public'
import { buyerOf } from '#modules/documents/public'
import { handOutAccount } from '#modules/invoicing/public'
import { ageingOfClient } from '#modules/ledger/queries/ageing'
import { type LedgerRange, readEntries, sumLedger } from '#modules/ledger/queries/ledger'
import { ageingOf, BUCKETS } from '#modules/ledger/rules/ageing'
import type { StatementContent } from '#modules/ledger/statement_content'
import { companyIn, readCompanySettings } from '#modules/settings/public'

/** About eighty pages. */
const MOST_ENTRIES = 3000

/** The scope of a statement: any object with a company and its zone. */
export type StatingCompany = Pick<CompanyScope, 'id' | 'timeZone'>

/**
 * A statement of a client's account as of now, in the client's language.
 * @throws 422 `statement_too_long`
 */
export async function composeStatement(
  company: StatingCompany,
  client: Client,
  range: LedgerRange
): Promise<StatementContent> {
  const day = today(company.timeZone)
  const { currency } = range
  const sums = await sumLedger(company, client.id, range)
  if (sums.count > MOST_ENTRIES) {
    throw new FieldError('from', 'ledger.statement_too_long', { values: { most: MOST_ENTRIES } })
  }
  const entries = await readEntries(company, client.id, range, { offset: 0, limit: MOST_ENTRIES })
  const ageings = await ageingOfClient(company, client.id, day)
  const ageing = ageings.find((one) => one.currency === currency)?.ageing ?? ageingOf([], day)
  const settings = await readCompanySettings(company)
  const { buyer } = await buyerOf({
    companyId: company.id,
    clientId: client.id,
    clientName: client.name,
    customClient: null,
  })
  const language = client.language ?? settings.documentLanguage
  const until = range.isOpenOnly ? day : (range.until ?? day)
  return {
    language,
    currency,
    issuedOn: day,
    from: range.isOpenOnly ? null : (range.from ?? null),
    until,
    isOpenOnly: range.isOpenOnly ?? false,
    seller: companyIn(language, settings),
    buyer,
    opening: String(sums.opening),
    closing: String(sums.closing),
    entries: entries.map((entry) => ({
      day: entry.day_on,
      kind: entry.kind,
      number: entry.number,
      description: entry.description,
      dueOn: entry.kind === 'opening' ? null : entry.due_on,
      amount: String(entry.amount),
      balance: String(entry.balance),
    })),
    ageing: BUCKETS.map((name) => String(ageing[name])) as StatementContent['ageing'],
    intro: translate(language, 'ledger:statement.intro', { day: formatDay(until) }),
  }
}

/**
 * The same as a copy to download: its invoices count as handed out from then on. Only inside inTx.
 * @throws 422 `statement_too_long`
 */
export async function handOutStatement(
  company: StatingCompany,
  client: Client,
  range: LedgerRange
): Promise<StatementContent> {
  await handOutAccount(company, client.id)
  return composeStatement(company, client, range)
}
