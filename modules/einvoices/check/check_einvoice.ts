import type { Language } from '#core/i18n/languages'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { asPeppol } from '#modules/einvoices/model/peppol'
import { EDITIONS, type Profile } from '#modules/einvoices/write/profiles'
import { checkCodes } from './codes.js'
import type { Fault } from './fault.js'
import { checkLineAmounts, checkSums } from './figures.js'
import { type Finding, findingOf } from './finding.js'
import { checkLines } from './lines.js'
import { checkPayment } from './payment.js'
import { checkPeppol, peppolRule } from './peppol.js'
import { checkPlaces } from './places.js'
import { checkPresence } from './presence.js'
import { checkVatCategories } from './vat_categories.js'

/**
 * Findings of the official rules in this document, in sentences for people, each with the field that corrects it.
 * Meant for the moment before issuing: a document without errors here passes the schematron of its profile. It covers
 * the rules that data of Kontor can break, not those about the form of the XML.
 */
export function checkEInvoice(
  invoice: EInvoice,
  { profile, language }: { profile: Profile; language: Language }
): Finding[] {
  const faults = profile === 'peppol' ? peppolFaults(asPeppol(invoice)) : faultsOf(invoice, profile)
  return faults.map((fault) => findingOf(fault, language))
}

const peppolFaults = (invoice: EInvoice): Fault[] => [
  ...faultsOf(invoice, 'peppol').map((fault) => ({ ...fault, rule: peppolRule(fault.rule) })),
  ...checkPeppol(invoice),
]

const faultsOf = (invoice: EInvoice, profile: Profile): Fault[] => [
  ...checkPresence(invoice, profile),
  ...checkCodes(invoice, profile),
  ...checkLines(invoice, profile),
  ...checkPlaces(invoice, EDITIONS[profile].places),
  ...checkPayment(invoice, profile),
  ...checkVatCategories(invoice),
  ...checkLineAmounts(invoice),
  ...checkSums(invoice),
]
