import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { CURRENCIES } from '#core/money/currency'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { versionField } from '#modules/documents/public'
import { ROUNDED_PARTS, ROUNDING_DIRECTIONS, ROUNDING_MINUTES } from '#modules/hours/rounding'
import { LINES_BY } from '#modules/hours/work_lines'
import { PRICE_MODES } from '#modules/settings/public'

const MOST_PROJECTS = 200

const id = () => vine.string().maxLength(36)

const fields = {
  /** Days of the company's zone on which the work began, both included. */
  from: day().nullable().optional(),
  to: day().nullable().optional(),
  /** All projects of the client without it. */
  projectIds: vine.array(id()).maxLength(MOST_PROJECTS).nullable().optional(),
  /** Also bills time that an order pays for; to be confirmed by a person. */
  includesCovered: vine.boolean().optional(),
  /** One line for each of these, `task` without it; `all` is one line for everything. */
  by: vine.enum(LINES_BY).optional(),
  /** The rule of each project without it; null bills to the second. */
  rounding: vine
    .object({
      minutes: vine.enum(ROUNDING_MINUTES),
      direction: vine.enum(ROUNDING_DIRECTIONS),
      per: vine.enum(ROUNDED_PARTS),
    })
    .nullable()
    .optional(),
  /** For projects whose time has no rate in the currency of the invoice: major units per hour, net. */
  rates: vine
    .array(vine.object({ projectId: id(), rate: decimalInput({ min: 0, max: 1_000_000 }) }))
    .maxLength(MOST_PROJECTS)
    .optional(),
}

/** How a new invoice is priced; without them as the client's others are. */
const pricing = {
  currency: vine.enum(CURRENCIES).nullable().optional(),
  priceMode: vine.enum(PRICE_MODES).nullable().optional(),
}

const confirmed = {
  /** The worked seconds that a preview has shown: when they are others by now, nothing is billed. */
  seconds: vine.number().withoutDecimals().min(0).optional(),
  /** That of a preview: when lines, prices or entries are others by now, nothing is billed. */
  fingerprint: vine.string().maxLength(64).optional(),
  /** Puts the timesheet to the attachments of the draft. */
  timesheet: vine.boolean().optional(),
}

export const hoursPreviewValidator = vine.create({ clientId: id(), ...pricing, ...fields })

export const addedHoursValidator = vine.create({
  ...fields,
  ...confirmed,
  version: versionField(),
})

export const hoursInvoiceValidator = vine.create({
  clientId: id(),
  ...pricing,
  ...fields,
  ...confirmed,
})

export const unbilledHoursValidator = vine.create({
  clientId: id().optional(),
  projectId: id().optional(),
})

/** The choice of hours that all of these requests share. */
export type HoursInput = Pick<Infer<typeof addedHoursValidator>, keyof typeof fields>
