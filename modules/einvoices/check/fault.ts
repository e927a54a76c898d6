import type { Minor } from '#core/money/minor'

/** A finding before it is put into words. */
export interface Fault {
  rule: string
  term: string
  field: string
  /** `error` without one. */
  severity?: 'error' | 'warning'
  /** Key of the sentence in `findings`. */
  text: string
  values?: Record<string, string | number | Amount>
}

/** An amount that is formatted in the language of the sentence. */
export interface Amount {
  amount: Minor
  currency: string
}

/** The path of a field of a line, whose row in the form may differ from its place in the document. */
export const lineField = ({ row }: { row?: number }, index: number, name: string) =>
  `lines.${row ?? index}.${name}`
