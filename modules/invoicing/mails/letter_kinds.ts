import { readRows } from '#core/database/read_rows'
import type { Language } from '#core/i18n/languages'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type LetterKind, VARIABLES } from '#modules/correspondence/public'
import { Invoice } from '#modules/invoicing/models/invoice'
import { factsOf, wordsOfInvoice } from './invoice_letter.js'
import { LETTERS, type LetterName } from './letter_names.js'

const { client, contact, company, date, total, open, dueDate, period } = VARIABLES

const variablesOf = (name: LetterName) => ({
  number: `invoicing:letters.${name}.number`,
  client,
  contact,
  company,
  date,
  total,
  period,
  ...(LETTERS[name].kind === 'invoice' && { open, dueDate }),
})

/** Placeholders that templates may use for a payable invoice. */
export const INVOICE_VARIABLES = variablesOf('invoice')

/** Of the last hundreds: a company that never wrote a credit note need not have all its invoices looked through. */
const NEWEST = `
  select id from (
    select id, kind, stage, status, created_at from invoices
    where company_id = ? order by created_at desc, id desc limit 300
  ) recent
  where status <> 'Draft' and kind = ? and stage = ? order by created_at desc, id desc limit 1`

/** The newest document with a template, for its preview. */
export async function newestInvoice(company: CompanyReference, name: LetterName) {
  const { kind, stage } = LETTERS[name]
  const [row] = await readRows<{ id: string }>(NEWEST, [company.id, kind, stage])
  return row && Invoice.findIn(company, row.id)
}

/** Sample values for a preview. */
export async function invoiceSample(
  company: CompanyReference,
  name: LetterName,
  language: Language
) {
  const invoice = await newestInvoice(company, name)
  return invoice && { words: wordsOfInvoice(invoice, language), facts: factsOf(invoice, language) }
}

export const INVOICE_LETTERS = (Object.keys(LETTERS) as LetterName[]).map(
  (name): LetterKind => ({
    name,
    textOf: (part) => `invoicing:letters.${name}.${part}`,
    variables: variablesOf(name),
    hasButton: true,
    sample: (company, language) => invoiceSample(company, name, language),
  })
)
