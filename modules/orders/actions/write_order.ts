import { foldText } from '#core/database/search'
import type { CompanyScope } from '#core/http/caller'
import {
  addressContent,
  emptyContent,
  type LineBody,
  lineContents,
  pricingOf,
  setTerms,
  usualTerms,
} from '#modules/documents/public'
import { assertItemsOwned } from '#modules/invoicing/public'
import { factsOf, recordChange } from '#modules/orders/actions/record_change'
import { Order } from '#modules/orders/models/order'
import { removeParts, repriceLines, writeLines } from '#modules/orders/queries/order_parts'
import type { OrderInput } from '#modules/orders/validators/order'

/** A draft that belongs to nobody yet. */
export function emptyOrder(company: CompanyScope): Order {
  return Order.for(company).merge({
    ...emptyContent(),
    status: 'Draft',
    number: null,
    estimateId: null,
    invoiceId: null,
    orderedOn: null,
    paymentDays: null,
    issuedAt: null,
    sentAt: null,
    cancelReason: '',
    template: null,
  })
}

/** A new draft. Only inside inTx. @throws 422 as addressContent, setTerms, priceDocument */
export async function createOrder(
  company: CompanyScope,
  input: OrderInput,
  draft = emptyOrder(company)
): Promise<Order> {
  await fillOrder(company, draft, input)
  await writeContent(company, draft, input.lines ?? [])
  await recordChange(draft, 'drafted', factsOf(draft))
  return draft
}

/** Fills the head of a new draft. Saves nothing. @throws 422 as addressContent, setTerms */
export async function fillOrder(company: CompanyScope, draft: Order, input: OrderInput) {
  await addressContent(company, draft, input)
  await usualTerms(company, draft)
  setOrderTerms(draft, input)
}

/**
 * Changes a draft; fields that are missing keep their value. Only inside inTx.
 * @param version the version that the change is based on; without it the newest is changed
 * @throws 409 `not_a_draft`, `version_conflict`
 */
export async function updateOrder(
  company: CompanyScope,
  draft: Order,
  { version, ...input }: OrderInput & { version?: number }
) {
  draft.assertDraft()
  draft.assertVersion(version)
  await draft.claim()
  const before = pricingOf(draft)
  await addressContent(company, draft, input)
  setOrderTerms(draft, input)
  rememberSearch(draft)
  if (input.lines) await writeContent(company, draft, input.lines)
  else if (pricingOf(draft) !== before) await repriceLines(draft)
  await draft.save()
  await recordChange(draft, 'draft_changed', factsOf(draft))
}

/** Only drafts can be deleted. Only inside inTx. @throws 409 as updateOrder */
export async function deleteOrder(draft: Order, version?: number) {
  draft.assertDraft()
  draft.assertVersion(version)
  await draft.claim()
  await removeParts(draft)
  await draft.delete()
  await recordChange(draft, 'draft_deleted', factsOf(draft))
}

/** Keeps the texts that a search finds it by. */
export function rememberSearch(order: Order) {
  order.searchText = foldText(order.number, order.clientName, order.orderNumber)
}

function setOrderTerms(draft: Order, input: OrderInput) {
  setTerms(draft, input)
  if (input.orderedOn !== undefined) draft.orderedOn = input.orderedOn
  if (input.paymentDays !== undefined) draft.paymentDays = input.paymentDays
}

async function writeContent(company: CompanyScope, draft: Order, bodies: LineBody[]) {
  const lines = await lineContents(draft, bodies)
  await assertItemsOwned(company, lines)
  rememberSearch(draft)
  await writeLines(draft, lines)
}
