import { qrSvg } from '#core/files/qr_svg'
import { moneyNumber } from '#core/money/minor'
import { epcPayload, partiesOf, sellerName } from '#modules/documents/public'
import { attachmentsOf } from '#modules/invoicing/attachments/attachment_rows'
import { isCollected, maskedIban } from '#modules/invoicing/direct_debit/direct_debit'
import { eInvoiceFindings } from '#modules/invoicing/einvoice/einvoice_findings'
import { isOwn } from '#modules/invoicing/einvoice/is_own'
import { type Moment, shownStatus } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'
import { addressOfLogo, legalLinksOf } from '#modules/settings/public'

/**
 * An invoice as the holder of its link sees it: the document, its open amount and how to pay it. Nothing internal to
 * the company.
 */
export async function describeSharedInvoice(invoice: Invoice, at: Moment) {
  const { seller, buyer, language } = await partiesOf(invoice)
  const { currency, kind, number, createdAt } = invoice
  const open = openAmount(invoice)
  const receivable = { status: invoice.status, due_on: invoice.dueOn, created_at: createdAt }
  const payee = seller.accountHolder || sellerName(seller)
  const payload = epcPayload({
    name: payee,
    iban: seller.iban,
    bic: seller.bic,
    amount: open,
    currency,
    text: number ?? '',
  })
  const profiles = (await isOwn(invoice))
    ? (await eInvoiceFindings(invoice, language)).profiles
    : []
  return {
    _id: invoice.id,
    kind,
    number: number ?? '',
    status: shownStatus(receivable, at),
    date: invoice.dateOn,
    dueDate: invoice.dueOn,
    language,
    currency,
    total: moneyNumber(invoice.total, currency),
    paid: moneyNumber(invoice.paid, currency),
    open: moneyNumber(open, currency),
    seller: {
      name: sellerName(seller),
      email: seller.email,
      phone: seller.phone,
      logo: addressOfLogo(seller),
      accentColor: seller.accentColor,
      ...(await legalLinksOf({ id: invoice.companyId })),
    },
    buyer: { name: buyer.name },
    /** Null when there is nothing to pay or no account to pay to. */
    payment:
      open > 0n && seller.iban && !isCollected(invoice)
        ? {
            payee,
            iban: seller.iban,
            bic: seller.bic,
            bankName: seller.bankName,
            purpose: number ?? '',
            /** An SVG that banking apps read; null where none could. */
            qr: payload ? qrSvg(payload) : null,
          }
        : null,
    /** Null unless the company collects the open amount. */
    collection: open > 0n && isCollected(invoice) ? transformCollection(invoice) : null,
    attachments: (await attachmentsOf(invoice)).map(({ id, name, size }) => ({
      _id: id,
      name,
      size: Number(size),
    })),
    eInvoices: profiles.filter(({ isValid }) => isValid).map(({ profile }) => profile),
  }
}

/** The notice of a direct debit, with the account as far as its owner needs it. */
function transformCollection({ directDebit, collectOn }: Invoice) {
  if (!directDebit) return null
  return {
    date: collectOn ?? directDebit.collectOn,
    iban: maskedIban(directDebit.iban),
    mandate: directDebit.mandate,
    creditorId: directDebit.creditorId,
  }
}
