import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { pageOnly } from './paging.js'

/** The part of an account: without a currency the client's own, without days the whole account. */
export const ledgerPart = {
  currency: currencyCode().optional(),
  from: day().optional(),
  until: day().optional(),
  /** Only unsettled entries. */
  openOnly: vine.boolean().optional(),
}

export const ledgerValidator = vine.create({ ...ledgerPart, ...pageOnly })

export const ledgerPartValidator = vine.create(ledgerPart)

export type LedgerPart = Infer<typeof ledgerPartValidator>
