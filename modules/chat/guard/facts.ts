import { isRecord } from '#modules/mcp/public'

/** One place in the results where a number or a text occurs. */
interface Fact {
  /** Of an amount; null for counts, hours and other numbers. */
  currency: string | null
  /** The list or record it is from. */
  link: string | null
}

type Surroundings = Fact & { path: string | null }

/** In place of a currency where a number is a share. */
export const PERCENT = '%'

/** Numbers inside a record with a currency that are no amounts. */
const NO_AMOUNT = /^(?:taxRate|discount|quantity|daysOverdue|days|revision)$/
/** Seconds, which people read as hours. */
const SECONDS = /seconds$/i
const DAY = /^\d{4}-\d{2}-\d{2}/
const LONGEST_CODE = 60

/** Addresses of records by the name of the tool that gives them. */
const PAGES: Record<string, string> = {
  list_invoices: '/view/invoices/',
  get_invoice: '/view/invoices/',
  list_estimates: '/view/estimates/',
  get_estimate: '/view/estimates/',
  list_expenses: '/expenses/',
}

/** The numbers, days and codes that the tools have answered for one question: nothing else is from the books. */
export class Facts {
  readonly #numbers = new Map<string, Fact[]>()
  readonly #codes = new Map<string, Fact>()
  readonly #days = new Set<string>()
  readonly #home: string

  /** @param home the address of the web app, which results put before their links */
  constructor(home: string) {
    this.#home = home
  }

  /** Takes in the result of a tool. */
  add(tool: string, result: unknown) {
    this.#walk(result, { currency: null, link: null, path: PAGES[tool] ?? null }, '')
  }

  /** Where a number is from, with its currency when it has one; undefined when no result has it. */
  number(value: number, currency: string | null): Fact | undefined {
    const found = this.#numbers.get(keyOf(value)) ?? []
    const fitting = found.filter(
      (fact) => currency === null || fact.currency === (currency === PERCENT ? null : currency)
    )
    return fitting.find(({ link }) => link !== null) ?? fitting[0]
  }

  /** Where a document number or a similar text is from. */
  code(text: string): Fact | undefined {
    return this.#codes.get(text.toLowerCase())
  }

  hasDay(day: string) {
    return this.#days.has(day)
  }

  /** Whether a result has a day with this number, such as the 31 of "31 December". */
  hasDayOfMonth(number: number) {
    return [...this.#days].some((day) => Number(day.slice(8)) === number)
  }

  hasYear(year: number) {
    return [...this.#days].some((day) => Number(day.slice(0, 4)) === year)
  }

  #walk(value: unknown, around: Surroundings, name: string) {
    if (typeof value === 'number') this.#addNumber(value, around, name)
    else if (typeof value === 'string') this.#addText(value, around)
    else if (Array.isArray(value)) {
      this.#addNumber(value.length, { ...around, currency: null }, '')
      for (const part of value) this.#walk(part, around, name)
    } else if (isRecord(value)) this.#walkRecord(value, around, name)
  }

  #walkRecord(record: Record<string, unknown>, around: Surroundings, name: string) {
    const inside = { ...around, ...this.#ownOf(record, around) }
    for (const [key, value] of Object.entries(record)) {
      const currency = name === 'amounts' ? key : inside.currency
      this.#walk(value, { ...inside, currency }, key)
    }
  }

  #ownOf(record: Record<string, unknown>, { path, link }: Surroundings): Partial<Surroundings> {
    const { currency, _id, link: own } = record
    return {
      ...(typeof currency === 'string' && { currency }),
      link:
        typeof own === 'string'
          ? own.replace(this.#home, '')
          : path && typeof _id === 'string'
            ? `${path}${encodeURIComponent(_id)}`
            : link,
      // Records inside a record are others: the client of an invoice.
      path: typeof _id === 'string' ? null : path,
    }
  }

  #addNumber(value: number, { currency, link }: Fact, name: string) {
    const values = SECONDS.test(name) ? [value, hoursOf(value)] : [value]
    for (const each of values) {
      const key = keyOf(each)
      const fact = { currency: NO_AMOUNT.test(name) ? null : currency, link }
      this.#numbers.set(key, [...(this.#numbers.get(key) ?? []), fact])
    }
  }

  #addText(text: string, { currency, link }: Fact) {
    const day = DAY.exec(text)?.[0]
    if (day) this.#days.add(day)
    if (text.length > LONGEST_CODE) return
    for (const word of text.toLowerCase().split(/\s+/)) {
      if (/\p{N}/u.test(word) && !/^[\d.,]+$/.test(word)) this.#codes.set(word, { currency, link })
    }
  }
}

/** The sign is left out: "a credit of 50" is -50 in the books. */
const keyOf = (value: number) => Math.abs(value).toFixed(2)

const hoursOf = (seconds: number) => Math.round(seconds / 36) / 100
