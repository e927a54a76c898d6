import { type CsvCell, csvLines } from '#core/files/csv_lines'
import type { ZipEntry } from '#core/files/zip'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { moneyText } from '#core/money/minor'
import type { NamedAccount } from '#modules/datev/accounts/personal_accounts'
import type { Remark } from '#modules/datev/bookings/book'
import type { MonthSum } from '#modules/datev/bookings/sums'
import type { PackedDocument } from './document_xml.js'

type Table = 'accounts' | 'sums' | 'remarks' | 'receipts'

const COLUMNS: Record<Table, string[]> = {
  accounts: ['number', 'kind', 'name'],
  sums: ['month', 'area', 'count', 'gross', 'tax'],
  remarks: ['date', 'number', 'remark', 'detail'],
  receipts: ['id', 'number', 'file'],
}

/** Lists beside the batches, for people: CSV files in the language of the company. */
export class Lists {
  constructor(
    readonly language: Language,
    readonly at: Date
  ) {}

  accounts(accounts: readonly NamedAccount[]) {
    return this.#file(
      'accounts',
      accounts.map(({ number, kind, name }) => [
        number,
        this.#say(`kind.${kind}`),
        name || this.#say('collective'),
      ])
    )
  }

  sums(sums: readonly MonthSum[]) {
    return this.#file(
      'sums',
      sums.map(({ month, area, count, gross, tax }) => [
        month,
        this.#say(`area.${area}`),
        count,
        this.#money(gross),
        this.#money(tax),
      ])
    )
  }

  remarks(remarks: readonly Remark[]) {
    return this.#file(
      'remarks',
      remarks.map(({ on, number, code, detail }) => [
        on,
        number,
        this.#say(`remark.${code}`),
        detail,
      ])
    )
  }

  receipts(documents: readonly PackedDocument[]) {
    return this.#file(
      'receipts',
      documents.flatMap(({ id, number, files }) => files.map((file) => [id, number, file]))
    )
  }

  #file(table: Table, rows: CsvCell[][]): ZipEntry {
    const headings = COLUMNS[table].map((name) => this.#say(`column.${name}`))
    return {
      name: `${this.#say(`file.${table}`)}.csv`,
      content: csvLines(headings, blockOf(rows), this.language === 'en' ? '.' : ','),
      at: this.at,
      isDeflated: true,
    }
  }

  #money(amount: MonthSum['gross']) {
    const text = moneyText(amount, 'EUR')
    return this.language === 'en' ? text : text.replace('.', ',')
  }

  #say(key: string) {
    return translate(this.language, `datev:${key}`)
  }
}

async function* blockOf(rows: CsvCell[][]) {
  yield rows
}
