import vine from '@vinejs/vine'
import type { FieldContext, Infer } from '@vinejs/vine/types'
import { CURRENCIES } from '#core/money/currency'
import { decimalInput } from '#core/money/decimal_rule'
import { countryCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { postalCode } from '#core/validation/postal_code'
import { paragraph, line as text } from '#core/validation/text'
import { contentFields, fitsPages, LINE_CATEGORIES, versionField } from '#modules/documents/public'
import { drawing } from '#modules/offers/public'
import { PRICE_MODES, unitField } from '#modules/settings/public'

/** Most lines of one note. */
const MOST_LINES = 500
const MOST = 1e9

const isItem = ({ parent }: FieldContext) => (parent.kind ?? 'item') === 'item'

const line = {
  /** The line being changed; its missing fields stay. A new line has none. */
  _id: text(36).optional().nullable(),
  kind: vine.enum(['item', 'text', 'heading'] as const).optional(),
  description: paragraph(2000),
  quantity: decimalInput({ min: 0, max: MOST }).optional().requiredWhen(isItem),
  ordered: decimalInput({ min: 0, max: MOST }).optional().nullable(),
  unit: unitField().optional().nullable(),
}

/** Fields that only the desk writes. */
const prices = {
  itemId: text(36).optional().nullable(),
  unitPrice: decimalInput({ min: -MOST, max: MOST }).optional().nullable(),
  discount: decimalInput({ min: 0, max: 100 }).optional().nullable(),
  taxRate: decimalInput({ min: 0, max: 100 }).optional().nullable(),
  taxCategory: vine.enum(LINE_CATEGORIES).optional().nullable(),
}

const { clientId, customClient, notes, orderNumber } = contentFields

const head = {
  clientId,
  customClient,
  notes,
  orderNumber,
  date: day().optional().nullable(),
  deliveryAddress: vine
    .object({
      name: text(200),
      street: text(200).optional().nullable(),
      postalCode: postalCode().optional().nullable(),
      city: text(120).optional().nullable(),
      country: countryCode().optional().nullable(),
    })
    .optional()
    .nullable(),
  carrier: text(100).optional().nullable(),
  parcelNumber: text(100).optional().nullable(),
  version: versionField(),
}

const staffNote = {
  ...head,
  lines: vine.array(vine.object(line)).maxLength(MOST_LINES).use(fitsPages()).optional(),
}

const deskNote = {
  ...head,
  currency: vine.enum(CURRENCIES).optional().nullable(),
  priceMode: vine.enum(PRICE_MODES).optional().nullable(),
  showsPrices: vine.boolean().optional(),
  assigneeId: text(36).optional().nullable(),
  lines: vine
    .array(vine.object({ ...line, ...prices }))
    .maxLength(MOST_LINES)
    .use(fitsPages())
    .optional(),
}

/** The fields that an employee may write. Prices in the request are ignored. */
export const staffNoteValidator = vine.create(staffNote)

/** The fields that company users may write. */
export const noteValidator = vine.create(deskNote)

/** The draft that a form changes; a new note has none. */
const changed = { _id: text(36).optional().nullable() }

/** The same for an unsaved form. */
export const staffNotePreviewValidator = vine.create({ ...staffNote, ...changed })
export const notePreviewValidator = vine.create({ ...deskNote, ...changed })

export const noteVersionValidator = vine.create({ version: versionField() })

/** Confirms more than the ordered quantity. */
export const issueValidator = vine.create({ isConfirmed: vine.boolean().optional() })

export const deliveryValidator = vine.create({ date: day().optional().nullable() })

export const signingValidator = vine.create({
  name: text(200).minLength(1),
  signature: drawing(),
})

export const cancellationValidator = vine.create({
  reason: paragraph(500).optional().nullable(),
})

export const assigneeValidator = vine.create({ assigneeId: text(36).nullable() })

/** The notes that one invoice bills. */
export const billingValidator = vine.create({
  noteIds: vine
    .array(text(36))
    .minLength(1)
    .maxLength(100)
    .parse((value) => (Array.isArray(value) ? [...new Set(value)] : value)),
})

export type NoteInput = Infer<typeof noteValidator>
export type NoteLineBody = NonNullable<NoteInput['lines']>[number]
