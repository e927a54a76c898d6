import { foldText } from '#core/database/search'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { assertReached } from '#modules/deliveries/actions/assert_reached'
import { assignTo } from '#modules/deliveries/actions/assign_note'
import { contentsOf } from '#modules/deliveries/actions/line_bodies'
import { recordChange } from '#modules/deliveries/actions/record_change'
import { type DeliveryAddress, DeliveryNote } from '#modules/deliveries/models/delivery_note'
import type { NoteLine } from '#modules/deliveries/note_line'
import { linesOf, removeLines, writeLines } from '#modules/deliveries/queries/note_lines'
import type { Viewer } from '#modules/deliveries/reach'
import type { NoteInput } from '#modules/deliveries/validators/note'
import { addressContent, emptyContent, setTerms, usualTerms } from '#modules/documents/public'

/** The author and their company. */
export type Writer = Viewer & { company: CompanyScope }

/** A draft without a source document. */
export function emptyNote({ company, caller }: Writer): DeliveryNote {
  const draft = DeliveryNote.for(company)
  return draft.merge({
    ...emptyContent(),
    status: 'Draft',
    number: null,
    orderId: draft.id,
    estimateId: null,
    sourceInvoiceId: null,
    invoiceId: null,
    isBillable: true,
    hasRest: false,
    showsPrices: false,
    deliveryAddress: null,
    carrier: '',
    parcelNumber: '',
    createdBy: caller.userId,
    assigneeId: null,
    deliveredOn: null,
    issuedAt: null,
    sentAt: null,
    signedAt: null,
    cancelReason: '',
  })
}

/** A new draft that delivers no other document. Only inside inTx. @throws 422 as addressContent, priceDocument */
export async function createNote(writer: Writer, input: NoteInput): Promise<DeliveryNote> {
  const draft = emptyNote(writer)
  await fillNote(writer, draft, input)
  await writeLines(draft, await contentsOf(draft, input.lines ?? [], []))
  await recordDraft(draft, 'drafted')
  return draft
}

/** A draft with these lines, which delivers another document. Only inside inTx. */
export async function createNoteOf(draft: DeliveryNote, lines: readonly NoteLine[]) {
  rememberSearch(draft)
  await writeLines(
    draft,
    lines.map((line) => ({ ...line, id: newId(), deliveredBefore: null }))
  )
  await recordDraft(draft, 'drafted')
  return draft
}

/**
 * Changes a draft; missing fields keep their value, those of lines too. Recipient, currency and prices stay as in the
 * source document. Only inside inTx.
 * @throws 409 `not_a_draft`, `version_conflict`
 */
export async function updateNote(writer: Writer, draft: DeliveryNote, input: NoteInput) {
  draft.assertDraft()
  draft.assertVersion(input.version)
  await draft.claim()
  await fillNote(writer, draft, input)
  const lines = await linesOf(draft)
  await writeLines(draft, input.lines ? await contentsOf(draft, input.lines, lines) : lines)
  await recordDraft(draft, 'draft_changed')
}

/**
 * Sets the fields of a draft from a request, except its lines, and saves nothing. A new draft gets the company's usual
 * terms; a draft with a source document keeps that document's fields.
 */
export async function fillNote(writer: Writer, draft: DeliveryNote, input: NoteInput) {
  const isOwn = draft.orderId === draft.id
  if (isOwn && input.clientId !== draft.clientId) await assertReached(writer, input.clientId)
  const said = isOwn ? input : asOrdered(input)
  await writeHead(writer, draft, said)
  if (!draft.$isPersisted) {
    await usualTerms(writer.company, draft)
    draft.skonto = null
  }
  setTerms(draft, termsOf(said))
}

/** Only drafts can be deleted. Only inside inTx. @throws 409 as updateNote */
export async function deleteNote(draft: DeliveryNote, version?: number) {
  draft.assertDraft()
  draft.assertVersion(version)
  await draft.claim()
  await removeLines(draft)
  await draft.delete()
  await recordDraft(draft, 'draft_deleted')
}

const asOrdered = ({
  clientId: _,
  customClient: __,
  currency: ___,
  priceMode: ____,
  ...input
}: NoteInput): NoteInput => input

const termsOf = ({ orderNumber, priceMode }: NoteInput) => ({ orderNumber, priceMode })

async function writeHead({ company }: Writer, draft: DeliveryNote, input: NoteInput) {
  const before = draft.clientId
  const { clientId, customClient, notes, date, currency } = input
  const client = await addressContent(company, draft, {
    clientId,
    customClient,
    notes,
    date,
    currency,
  })
  if (input.deliveryAddress !== undefined) {
    draft.deliveryAddress = input.deliveryAddress && addressOf(input.deliveryAddress)
  } else if (draft.clientId !== before) {
    draft.deliveryAddress = client?.shippingAddress ?? null
  }
  if (input.carrier !== undefined) draft.carrier = input.carrier ?? ''
  if (input.parcelNumber !== undefined) draft.parcelNumber = input.parcelNumber ?? ''
  if (input.showsPrices !== undefined) draft.showsPrices = input.showsPrices
  if (input.assigneeId !== undefined) await assignTo(draft, input.assigneeId)
  if (input.orderNumber !== undefined) draft.orderNumber = input.orderNumber ?? ''
  rememberSearch(draft)
}

const addressOf = (input: NonNullable<NoteInput['deliveryAddress']>): DeliveryAddress => ({
  name: input.name,
  street: input.street ?? '',
  postalCode: input.postalCode ?? '',
  city: input.city ?? '',
  country: input.country ?? '',
})

/** A search finds it by its number, client and order number. */
export function rememberSearch(note: DeliveryNote) {
  note.searchText = foldText(note.number, note.clientName, note.orderNumber)
}

const recordDraft = (draft: DeliveryNote, action: string) =>
  recordChange(draft, action, { client: draft.clientName })
