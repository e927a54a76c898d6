import type { CompanyScope } from '#core/http/caller'
import { copyOfContent, copyOfPeriod } from '#modules/documents/public'
import { createDraft } from '#modules/invoicing/public'
import { createEstimate } from '#modules/offers/estimates/actions/write_estimate'
import type { ConversionInput } from '#modules/offers/proposals/validators/proposal'
import { addProfile } from '#modules/recurring/public'
import { addProject } from '#modules/tasks/public'
import { askInAdvance, stageAfter } from './advance.js'
import type { Agreement } from './agreement.js'
import { budgetOf } from './budget.js'
import { assertNotConverted, keepConversion, type Target } from './conversion_rows.js'

type Input = Pick<ConversionInput, 'schedule' | 'advance'>

/**
 * Creates the chosen result of an agreement, as a draft where it has drafts, and links it back. Only inside inTx, with
 * the agreement's document claimed.
 * @param schedule dates of a recurring invoice
 * @param advance amount of a down payment
 * @throws 409 `already_converted`, `down_payment_draft`, 422 as the result's own action
 */
export async function convertAgreement(
  company: CompanyScope,
  agreement: Agreement,
  { to, ...input }: Input & { to: Target }
): Promise<string> {
  const { type, document } = agreement
  await assertNotConverted(company, document.id, to)
  const { id } = await MAKERS[to](company, agreement, input)
  await keepConversion(company, { type, id: document.id }, { type: to, id })
  return id
}

type Maker = (company: CompanyScope, agreement: Agreement, input: Input) => Promise<{ id: string }>

const MAKERS: Record<Target, Maker> = {
  estimate: (company, agreement) => createEstimate(company, supplyOf(agreement)),
  invoice: async (company, agreement) =>
    createDraft(company, { ...supplyOf(agreement), ...(await stageAfter(company, agreement)) }),
  advance: askInAdvance,
  recurring: addRecurring,
  project: (company, { document, name, lines, startsOn, endsOn }) => {
    const { hours, rate } = budgetOf(lines)
    return addProject(company, {
      name,
      clientId: document.clientId,
      isCovered: true,
      budgetHours: hours,
      hourlyRate: document.currency === company.currency ? rate : null,
      startDate: startsOn,
      dueDate: endsOn,
    })
  },
}

/** The same recipient, terms and ordered lines; the texts of an offer do not fit its successors. */
const contentOf = ({ document, lines }: Agreement) => ({
  ...copyOfContent(document),
  intro: null,
  closing: null,
  lines,
})

/** The same over the agreed supply. */
const supplyOf = (agreement: Agreement) => ({
  ...contentOf(agreement),
  ...copyOfPeriod(agreement.document),
})

/** Each date makes a draft, so that an invoice is reviewed before it is issued. */
async function addRecurring(company: CompanyScope, agreement: Agreement, { schedule }: Input) {
  if (!schedule) throw new Error('A recurring invoice needs a schedule.')
  // The content is kept as it is: ids of the lines of an offer mean nothing there.
  const lines = agreement.lines.map(
    ({ id: _, isOptional: __, alternativeOf: ___, ...line }) => line
  )
  const invoice = { ...contentOf(agreement), lines }
  return addProfile(company, { name: agreement.name, invoice, schedule, mode: 'draft' })
}
