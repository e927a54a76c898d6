import { today } from '#core/clock'
import { qrSvg } from '#core/files/qr_svg'
import type { CompanyScope } from '#core/http/caller'
import { minor, moneyNumber } from '#core/money/minor'
import type { Client } from '#modules/clients/public'
import { epcPayload, sellerName } from '#modules/documents/public'
import { ageingOf } from '#modules/ledger/rules/ageing'
import {
  transformAgeing,
  transformSharedEntry,
  transformSums,
} from '#modules/ledger/transformers/ledger_transformer'
import { addressOfLogo, readCompanySettings } from '#modules/settings/public'
import { findAccount } from '../queries/account.js'
import { ageingOfClient } from '../queries/ageing.js'
import { readEntries, sumLedger } from '../queries/ledger.js'
import { waitingDocuments } from '../queries/waiting_documents.js'

const PAGE = 100

/**
 * An account as its client sees it: without notes of the company, with the documents waiting for the client and how to
 * pay the debt.
 */
export async function describeSharedLedger(
  company: CompanyScope,
  client: Client,
  { currency: wish, page = 1 }: { currency?: string | undefined; page?: number | undefined }
) {
  const { range, balances } = await findAccount(company, client.id, { currency: wish })
  const { currency } = range
  const slice = { offset: (page - 1) * PAGE, limit: PAGE }
  const sums = await sumLedger(company, client.id, range)
  const entries = await readEntries(company, client.id, range, slice)
  const ageings = await ageingOfClient(company, client.id, today(company.timeZone))
  const { ageing = ageingOf([], '') } = ageings.find((one) => one.currency === currency) ?? {}
  const seller = await readCompanySettings(company)
  const account = {
    name: seller.accountHolder || sellerName(seller),
    iban: seller.iban,
    bic: seller.bic,
  }
  const code = epcPayload({ ...account, amount: sums.closing, currency, text: client.number })
  return {
    language: client.language ?? seller.documentLanguage,
    client: { name: client.name, number: client.number },
    seller: {
      name: sellerName(seller),
      email: seller.email,
      phone: seller.phone,
      city: seller.city,
      logo: addressOfLogo(seller),
      accentColor: seller.accentColor,
      imprintUrl: seller.imprintUrl,
      privacyUrl: seller.privacyUrl,
    },
    /** Opened and answered on their own pages, by the same key. */
    waiting: await waitingDocuments(company, client.id),
    currency,
    balances: balances.map((one) => ({
      currency: one.currency,
      balance: moneyNumber(one.balance, one.currency),
    })),
    ...transformSums(sums, currency),
    count: sums.count,
    pageSize: PAGE,
    entries: entries.map(transformSharedEntry),
    ageing: transformAgeing(ageing, currency),
    /** The open amount before credit is deducted. */
    owed: moneyNumber(minor(ageing.total - ageing.credit), currency),
    /** Null without a debt or an account to pay to; `qr` is the picture of a GiroCode. */
    payment:
      sums.closing > 0n && seller.iban
        ? {
            ...account,
            bank: seller.bankName,
            purpose: client.number,
            qr: code ? qrSvg(code) : null,
          }
        : null,
  }
}
