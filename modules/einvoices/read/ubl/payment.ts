import type { Payment } from '#modules/einvoices/model/einvoice'
import type { XmlNode } from '#modules/einvoices/read/xml_node'
import { SEPA } from './parties.js'

/** How it is paid; several means are the accounts of one. */
export function readPayment(root: XmlNode): Payment | undefined {
  const ways = root.all('PaymentMeans')
  const [first] = ways
  if (!first) return undefined
  const mandate = ways.map((way) => way.at('PaymentMandate')).find((node) => node.isThere)
  const card = ways.map((way) => way.at('CardAccount')).find((node) => node.isThere)
  return {
    means: first.text('PaymentMeansCode') ?? '',
    meansText: first.at('PaymentMeansCode').attribute('name'),
    remittance: ways.map((way) => way.text('PaymentID')).find(Boolean),
    accounts: ways
      .map((way) => way.at('PayeeFinancialAccount'))
      .map((account) => ({
        iban: account.text('ID') ?? '',
        holder: account.text('Name'),
        bic: account.text('FinancialInstitutionBranch', 'ID'),
      }))
      .filter(({ iban }) => iban !== ''),
    card: card && {
      number: card.text('PrimaryAccountNumberID') ?? '',
      holder: card.text('HolderName'),
    },
    directDebit: mandate && {
      mandate: mandate.text('ID') ?? '',
      creditorId: creditorId(root),
      iban: mandate.text('PayerFinancialAccount', 'ID'),
    },
  }
}

const creditorId = (root: XmlNode) =>
  [root.at('PayeeParty'), root.at('AccountingSupplierParty', 'Party')]
    .flatMap((party) => party.all('PartyIdentification'))
    .map((node) => node.at('ID'))
    .find((id) => id.attribute('schemeID') === SEPA)
    ?.text()
