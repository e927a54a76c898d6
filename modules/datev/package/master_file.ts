import type { ZipEntry } from '#core/files/zip'
import type { NamedAccount } from '#modules/datev/accounts/personal_accounts'
import type { Book, Period } from '#modules/datev/bookings/book'
import { fiscalParts } from '#modules/datev/bookings/fiscal_years'
import { type Head, masterHeaderLine } from '#modules/datev/extf/header'
import { masterHeadingLine, masterLine } from '#modules/datev/extf/master_row'
import { textOf, windows1252 } from '#modules/datev/extf/windows_1252'
import { partiesOf } from '#modules/datev/read/parties'

/** The name that DATEV gives to such files. */
export const MASTER_FILE = 'EXTF_DebKred_Stamm.csv'

/**
 * Names, addresses and terms of the personal accounts that the bookings use, to be imported before them. Nothing where
 * all clients or vendors share a collective account.
 */
export function* masterFile(
  { company, settings, people }: Book,
  period: Period,
  head: Pick<Head, 'consultantNumber' | 'clientNumber' | 'createdAt'>
): Generator<ZipEntry> {
  const accounts = people.named
  if (accounts.every(({ party }) => party === null)) return
  const { chart, accountLength, fiscalMonth } = settings
  const yearFrom = fiscalParts(period, fiscalMonth).at(-1)?.yearFrom ?? period.from
  yield {
    name: MASTER_FILE,
    content: bytesOf(company, accounts, { ...head, chart, accountLength, yearFrom }),
    at: new Date(head.createdAt),
    isDeflated: true,
  }
}

async function* bytesOf(
  company: Book['company'],
  accounts: NamedAccount[],
  head: Head
): AsyncGenerator<Buffer> {
  yield windows1252(textOf([masterHeaderLine(head), masterHeadingLine]))
  for await (const parties of partiesOf(company, accounts)) {
    yield windows1252(textOf(parties.map(masterLine)))
  }
}
