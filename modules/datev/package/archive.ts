import type { Instant } from '#core/clock'
import type { ZipEntry } from '#core/files/zip'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import type { Book, Period } from '#modules/datev/bookings/book'
import type { Booking } from '#modules/datev/bookings/booking'
import { Sums } from '#modules/datev/bookings/sums'
import { batchFiles } from './batch_files.js'
import { documentPackages } from './document_packages.js'
import type { PackedDocument } from './document_xml.js'
import { Lists } from './lists.js'
import { masterFile } from './master_file.js'
import { type ReceiptOwner, receiptsOf } from './receipts.js'

interface Order extends Period {
  hasReceipts: boolean
  requestedBy: string | null
  at: Instant
}

type Company = Pick<CompanyScope, 'id' | 'language'> & { name: string }

/** The files for the tax adviser, and what they come to once all of them are written. */
export class Archive {
  readonly sums = new Sums()
  readonly #owners = new Map<string, ReceiptOwner>()
  readonly #documents: PackedDocument[] = []
  readonly #missing: string[] = []

  constructor(
    readonly company: Company,
    readonly book: Book,
    readonly numbers: { consultantNumber: number; clientNumber: number },
    readonly order: Order
  ) {}

  get receipts(): number {
    return this.#documents.length
  }

  /** One file after the other: batches, packages of receipts, lists, what to do with them. */
  async *entries(): AsyncGenerator<ZipEntry> {
    const { at, hasReceipts } = this.order
    const seen = (booking: Booking) => this.#see(booking)
    yield* batchFiles(this.book, this.order, { numbers: this.numbers, at, seen })
    yield* masterFile(this.book, this.order, { ...this.numbers, createdAt: at })
    if (hasReceipts) yield* this.#packages()
    const lists = new Lists(this.company.language, new Date(at))
    yield lists.accounts(this.book.people.named)
    yield lists.sums(this.sums.all)
    yield lists.remarks(this.book.remarks)
    if (hasReceipts) yield lists.receipts(this.#documents)
    yield this.#readme()
  }

  #see(booking: Booking) {
    this.sums.add(booking)
    const { receiptId: id, area } = booking
    if (id) this.#owners.set(id, { id, direction: area === 'purchase' ? 'incoming' : 'outgoing' })
  }

  #packages() {
    const { requestedBy, at } = this.order
    const options = { requestedBy, missing: this.#missing }
    const head = { at, ...this.numbers, clientName: this.company.name }
    return documentPackages(
      head,
      receiptsOf(this.company, this.#owners.values(), options),
      (document) => this.#documents.push(document)
    )
  }

  #readme(): ZipEntry {
    const { language, name } = this.company
    const { from, to, at, hasReceipts } = this.order
    const say = (key: string, values = {}) => translate(language, `datev:readme.${key}`, values)
    const hasMaster = this.book.people.named.some(({ party }) => party !== null)
    const master = hasMaster ? ['master'] : []
    const parts = [...master, 'batches', ...(hasReceipts ? ['packages'] : []), 'lists', 'advice']
    const lines = [say('title', { name, from, to }), '', ...parts.map((part) => say(part))]
    if (this.#missing.length > 0) lines.push('', say('missing'), ...this.#missing)
    return {
      name: `${translate(language, 'datev:file.readme')}.txt`,
      content: Buffer.from(`${lines.join('\n')}\n`),
      at: new Date(at),
      isDeflated: true,
    }
  }
}
