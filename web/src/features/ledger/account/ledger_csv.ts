import type { TFunction } from 'i18next'
import { type CsvCell, csvOf, saveFile } from '@/lib/csv'
import { api } from '@/lib/server/api'
import { formatDate, today } from '@/lib/time/days'
import type { Account, AccountClient, AccountEntry, AccountQuery } from '../ledger'
import { titleOf } from './entry_columns'

const PAGE = 500

/** Saves all entries of a part of an account, with the balances around them. */
export async function saveLedgerCsv(
  t: TFunction<'ledger'>,
  client: AccountClient,
  part: AccountQuery
) {
  const entries: AccountEntry[] = []
  let account: Account
  let page = 1
  do {
    account = await api('GET', '/api/clients/:id/ledger', {
      params: { id: client._id },
      query: { ...part, page, pageSize: PAGE },
    })
    entries.push(...account.entries)
    page += 1
  } while (account.entries.length === PAGE)
  saveFile(
    csvOf(ledgerLines(t, account, entries)),
    `${t('page.file')}-${client.name}-${today()}.csv`
  )
}

/** The lines of the file, the head first. */
function ledgerLines(
  t: TFunction<'ledger'>,
  { currency, opening, closing }: Pick<Account, 'currency' | 'opening' | 'closing'>,
  entries: AccountEntry[]
): CsvCell[][] {
  const balance = (label: string, value: number) => ['', label, '', '', '', '', '', value, currency]
  return [
    [
      'date',
      'document',
      'number',
      'description',
      'due_date',
      'debit',
      'credit',
      'balance',
      'currency',
    ].map((key) => t(`column.${key}`)),
    balance(t('column.before'), opening),
    ...entries.map((entry) => [
      formatDate(entry.date),
      titleOf(t, { kind: entry.kind, number: '' }),
      entry.number,
      entry.description,
      entry.kind === 'invoice' ? formatDate(entry.dueDate) : '',
      entry.debit ?? '',
      entry.credit ?? '',
      entry.balance,
      currency,
    ]),
    balance(t('column.closing'), closing),
  ]
}
