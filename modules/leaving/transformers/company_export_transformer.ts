import { instantText } from '#core/clock'
import type { CompanyExport } from '#modules/leaving/models/company_export'

/** A complete export as an owner sees it. */
export const transformExport = (one: CompanyExport) => ({
  _id: one.id,
  state: one.state,
  done: Number(one.done),
  total: Number(one.total),
  bytes: Number(one.bytes),
  createdAt: instantText(one.createdAt),
  expiresAt: instantText(one.expiresAt),
})
