import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { day } from '#core/validation/day'
import { wholeNumber } from '#core/validation/number'
import { CHARTS } from '#modules/datev/accounts/charts'
import { PERSONAL_ACCOUNTS } from '#modules/datev/models/datev_settings'
import { versionField } from '#modules/documents/public'

/** Omitted fields keep their value. */
export const datevSettingsValidator = vine.create({
  consultantNumber: wholeNumber().range([1_001, 9_999_999]).optional().nullable(),
  clientNumber: wholeNumber().range([1, 99_999]).optional().nullable(),
  chart: vine.enum(CHARTS).optional(),
  accountLength: wholeNumber().range([4, 8]).optional(),
  fiscalMonth: wholeNumber().range([1, 12]).optional(),
  personalAccounts: vine.enum(PERSONAL_ACCOUNTS).optional(),
  /** By key; an account that is left empty is that of the chart again. */
  accounts: vine
    .record(
      vine
        .string()
        .regex(/^\d{0,9}$/)
        .nullable()
    )
    .optional(),
  version: versionField(),
})

export type DatevSettingsInput = Infer<typeof datevSettingsValidator>

export const datevPeriodValidator = vine.create({ from: day(), to: day() })

export const datevExportValidator = vine.create({
  from: day(),
  to: day(),
  /** With PDFs of documents and the receipts of expenses. */
  hasReceipts: vine.boolean({ strict: true }).optional(),
})

export type DatevExportInput = Infer<typeof datevExportValidator>
