import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { bic, iban } from '#core/validation/bank'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { MANDATE_KINDS, SCHEMES } from '#modules/mandates/models/mandate'

/** The characters that references may have (EPC217-08), no slash at either end. */
const REFERENCE = /^(?!\/)(?!.*\/\/)[A-Z0-9/\-?:().,'+]{1,35}(?<!\/)$/

const referenceRule = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || REFERENCE.test(value)) return
    field.report('The {{ field }} field has unusable characters', 'mandateReference', field)
  },
  { name: 'mandateReference' }
)

export const mandateValidator = vine.create({
  /** Made from the client's number when left out. */
  reference: line(35).toUpperCase().use(referenceRule()).nullable().optional(),
  scheme: vine.enum(SCHEMES),
  kind: vine.enum(MANDATE_KINDS),
  signedOn: day(),
  /** Holder of the account; the client's name when left out. */
  holder: line(70).nullable().optional(),
  iban: iban(),
  bic: bic().nullable().optional(),
  /** Day of the last direct debit that another program has made. */
  usedBeforeOn: day().nullable().optional(),
})

/** Another account of the client. */
export const amendmentValidator = vine.create({
  iban: iban(),
  bic: bic().nullable().optional(),
  /** Stays as it is when left out. */
  holder: line(70).nullable().optional(),
})

export type AmendmentInput = Infer<typeof amendmentValidator>
export type MandateInput = Infer<typeof mandateValidator>
