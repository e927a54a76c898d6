/** The amounts of data in docs/benchmarks.md. */
export const CLIENTS = 1_000
export const TIME_ENTRIES = 200_000
export const TASKS = 200
export const PROJECTS = 100
export const ITEMS = 200
export const EXPENSES = 10_000
/** The owner and 50 members. */
export const PEOPLE = 51
export const YEARS = 5
export const PASSWORD = 'a long password of the bench'

export const emailOf = (person: number) => `person${person}@bench.example`

/** Facts about the data for the measurements, stored beside it as JSON. */
export interface DataSet {
  companyId: string
  invoices: number
  /** A company for the raw limits, so that their rows never meet those of Kontor. */
  rawCompanyId: string
  rawClientId: string
  rawUserId: string
  rawTaskId: string
  clientIds: string[]
  taskIds: string[]
  /** Paid invoices from all years. */
  paidIds: string[]
  /** Invoices that nobody has paid yet. */
  unpaidIds: string[]
  /** A name of which few invoices are found, and the beginning of a number of which many are. */
  rareWord: string
  numberWord: string
  middleDay: string
}
