/** How much each of many small firms has. */
export const FIRM = {
  people: 3,
  clients: 20,
  projects: 5,
  tasks: 12,
  items: 10,
  invoices: 200,
  timeEntries: 1_500,
}

/** A small firm of the bench, and what its people work with. */
export interface Firm {
  /** Of the owner first, then of the two who track time. */
  userIds: string[]
  clientIds: string[]
  taskIds: string[]
  /** Invoices that were paid, and those that nobody has paid. */
  paidIds: string[]
  unpaidIds: string[]
}

/** A firm whose people are signed in, in the order of `userIds`. */
export interface OpenFirm extends Firm {
  tokens: string[]
}
