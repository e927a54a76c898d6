import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'
import { invoiceContent } from '#modules/invoicing/public'
import { CATCH_UPS, MODES } from '#modules/recurring/models/recurring_profile'
import { CARRY_OVERS, OVERAGES } from '#modules/recurring/retainer_source'
import { DAY_RULES, LAST, SERVICE_PERIODS, UNITS } from '#modules/recurring/schedule/schedule'
import { COLLECT_BY } from '#modules/recurring/work_source'

/** Super admins name the company that they change. */
const companyId = () => line(36).optional()

const hours = () => decimalInput({ places: 2, isPositive: true, max: 10_000 })

const whole = (from: number, to: number) => vine.number().withoutDecimals().range([from, to])

/** When something comes again and again. */
export const scheduleFields = () =>
  vine.object({
    startOn: day(),
    every: whole(1, 366),
    unit: vine.enum(UNITS),
    on: vine.enum(DAY_RULES).optional(),
    day: whole(1, 31).optional().nullable(),
    secondDay: whole(1, 31).optional().nullable(),
    nth: vine.enum([1, 2, 3, 4, LAST]).optional().nullable(),
    weekday: whole(1, 7).optional().nullable(),
  })

const timing = {
  companyId: companyId(),
  invoice: invoiceContent(),
  schedule: scheduleFields(),
  servicePeriod: vine.enum(SERVICE_PERIODS).optional(),
  endsOn: day().optional().nullable(),
  endsAfter: whole(1, 10_000).optional().nullable(),
}

const fields = {
  ...timing,
  name: line(200).minLength(1),
  mode: vine.enum(MODES).optional(),
  dueDays: whole(0, 365).optional().nullable(),
  catchUp: vine.enum(CATCH_UPS).optional(),
  /** Unbilled hours of the client that come into each invoice. */
  collects: vine
    .object({
      by: vine.enum(COLLECT_BY),
      projectId: line(36).optional().nullable(),
      from: day().optional().nullable(),
    })
    .optional()
    .nullable(),
  /** Whether unbilled expenses of the client come into each invoice. */
  collectsExpenses: vine.boolean().optional(),
  /** Hours of some projects that the fee includes in each period. */
  retainer: vine
    .object({
      projectIds: vine.array(line(36)).minLength(1).maxLength(50),
      includedHours: hours(),
      carryOver: vine.enum(CARRY_OVERS).optional(),
      carryLimitHours: hours().optional().nullable(),
      overage: vine.enum(OVERAGES).optional(),
      from: day().optional().nullable(),
      isShared: vine.boolean().optional(),
    })
    .optional()
    .nullable(),
  mail: vine
    .object({ subject: line(200).optional(), message: paragraph(10_000).optional() })
    .optional()
    .nullable(),
}

export const recurringInvoiceValidator = vine.create(fields)

export const recurringInvoiceUpdateValidator = vine.create({
  ...fields,
  /** The version that the change was made on; a stale one is refused. */
  version: vine.number().withoutDecimals().positive().optional(),
})

export const recurringPreviewValidator = vine.create(timing)

/** A change of state names nothing but the company. */
export const stepValidator = vine.create({ companyId: companyId() })

/** A step for the next date names the date that the caller saw. */
export const nextDateValidator = vine.create({ companyId: companyId(), date: day().optional() })

export const resumptionValidator = vine.create({
  companyId: companyId(),
  /** Treatment of the dates that passed meanwhile; without it they are left out. */
  missed: vine.enum(['all', 'last', 'none']).optional(),
})

/** The content once its placeholders are filled in. */
export const filledContentValidator = vine.create(invoiceContent())

export type RecurringInput = Infer<typeof recurringInvoiceValidator>
export type PreviewInput = Infer<typeof recurringPreviewValidator>
export type ScheduleInput = Infer<ReturnType<typeof scheduleFields>>
