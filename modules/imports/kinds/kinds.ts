import type { ImportKindName } from '#modules/imports/models/import'
import { clientKind } from './client_kind.js'
import type { ImportKind } from './import_kind.js'
import { invoiceKind } from './invoice_kind.js'
import { itemKind } from './item_kind.js'
import { openingKind } from './opening_kind.js'
import { timeKind } from './time_kind.js'

/** Each with records of its own, which only its own code reads. */
const KINDS = {
  clients: clientKind as ImportKind,
  items: itemKind as ImportKind,
  invoices: invoiceKind as ImportKind,
  openings: openingKind as ImportKind,
  times: timeKind as ImportKind,
} satisfies Record<ImportKindName, ImportKind>

export const kindOf = (name: ImportKindName): ImportKind => KINDS[name]
