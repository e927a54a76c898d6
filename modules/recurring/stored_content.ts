import type { Infer } from '@vinejs/vine/types'
import { decimal, decimalText } from '#core/money/decimal'
import type { invoiceContent } from '#modules/invoicing/public'

/** The content of an invoice after validation. */
export type InvoiceContent = Infer<ReturnType<typeof invoiceContent>>

type Plain<Value> = Value extends bigint
  ? string
  : Value extends readonly (infer Entry)[]
    ? Plain<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: Plain<Value[Key]> }
      : Value

/** The same as JSON, its decimals as text, so that the validators read it again. */
export type StoredContent = Plain<InvoiceContent>

/**
 * Lines have no days of their own here: they would be the same in every invoice. Empty fields of a recipient are left
 * out, because a copied document keeps empty texts where the validators require a missing field.
 */
export const storedContent = ({ lines, customClient, ...content }: InvoiceContent): StoredContent =>
  JSON.parse(
    JSON.stringify(
      {
        ...content,
        customClient: customClient && withoutEmpty(customClient),
        lines: lines.map(({ serviceDate: _, serviceUntil: __, ...line }) => line),
      },
      (_key, value) => (typeof value === 'bigint' ? decimalText(decimal(value)) : value)
    )
  )

const withoutEmpty = (recipient: object) =>
  Object.fromEntries(Object.entries(recipient).filter(([, value]) => value !== ''))
