export interface Entry {
  kind: string
  debit: number | null
  credit: number | null
  balance: number
}

/** Entries of a ledger by their relevant fields: kind, debit, credit and balance. */
export const shown = (entries: Entry[]) =>
  entries.map(({ kind, debit, credit, balance }) => [kind, debit, credit, balance])
