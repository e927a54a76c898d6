import { instantText } from '#core/clock'
import { moneyNumber } from '#core/money/minor'
import { ACCOUNT_KEYS, standardAccount } from '#modules/datev/accounts/charts'
import type { DatevExport } from '#modules/datev/models/datev_export'
import type { DatevSettings } from '#modules/datev/models/datev_settings'
import type { DatevPreview } from '#modules/datev/queries/preview'

/** The settings of a company, with the account of the chart beside its own for each key. */
export const transformSettings = (settings: DatevSettings) => ({
  consultantNumber: settings.consultantNumber,
  clientNumber: settings.clientNumber,
  chart: settings.chart,
  accountLength: settings.accountLength,
  fiscalMonth: settings.fiscalMonth,
  personalAccounts: settings.personalAccounts,
  accounts: ACCOUNT_KEYS.map((key) => ({
    key,
    standard: standardAccount(key, settings),
    own: settings.accounts[key] ?? '',
  })),
  version: settings.version,
})

export const transformExport = (one: DatevExport) => ({
  _id: one.id,
  state: one.state,
  from: one.fromOn,
  to: one.toOn,
  hasReceipts: one.hasReceipts,
  bookings: one.bookings,
  receipts: one.receipts,
  remarks: one.remarks,
  bytes: one.bytes,
  createdAt: instantText(one.createdAt),
  expiresAt: instantText(one.expiresAt),
})

/** In euros; the sums have the sign of the client's, vendor's or money account. */
export const transformPreview = ({ isTooLarge, sums, remarks, remarkCount }: DatevPreview) => ({
  isTooLarge,
  months: sums.map(({ gross, tax, ...sum }) => ({
    ...sum,
    gross: moneyNumber(gross, 'EUR'),
    tax: moneyNumber(tax, 'EUR'),
  })),
  remarks: remarks.map(({ code, number, on, detail }) => ({ code, number, date: on, detail })),
  remarkCount,
})
