import { decimal } from '#core/money/decimal'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { freeLine, type NoteLine } from '#modules/deliveries/note_line'
import type { NoteLineBody } from '#modules/deliveries/validators/note'
import { type LineBody, lineContents, type UsualTax, usualTax } from '#modules/documents/public'
import { assertItemsOwned } from '#modules/invoicing/public'

const NOTHING = decimal(0n)

/**
 * The lines of a request. A line with the id of an existing line keeps its missing fields, so that a writer who never
 * sees prices does not remove them; quantities ordered by another document stay in any case.
 * @throws 422 `item_unknown`
 */
export async function contentsOf(
  draft: DeliveryNote,
  bodies: readonly NoteLineBody[],
  before: readonly NoteLine[]
): Promise<NoteLine[]> {
  const usual = await usualTax({ id: draft.companyId }, draft.clientId, 'goods')
  const known = new Map(before.map((line) => [line.id, line]))
  const origins = bodies.map(({ _id }) => take(known, _id))
  const contents = await lineContents(
    draft,
    bodies.map((body, index) => bodyOf(body, origins[index], usual))
  )
  await assertItemsOwned({ id: draft.companyId }, contents)
  return contents.map((content, index) => {
    const origin = origins[index]
    const ordered = content.kind === 'item' ? (bodies[index].ordered ?? null) : null
    if (!origin) return freeLine(content, ordered)
    const isOwn = origin.orderLineId === origin.id
    const said = bodies[index].ordered === undefined ? origin.ordered : ordered
    return { ...origin, content, ordered: isOwn ? said : origin.ordered }
  })
}

/** Each existing line at most once: a second mention makes a new line. */
function take(known: Map<string, NoteLine>, id: string | null | undefined) {
  const line = id ? known.get(id) : undefined
  if (line) known.delete(line.id)
  return line
}

function bodyOf(body: NoteLineBody, origin: NoteLine | undefined, usual: UsualTax): LineBody {
  const was = origin?.content.kind === 'item' ? origin.content : undefined
  const isSameRate =
    body.taxRate === was?.taxRate || body.taxRate === undefined || body.taxRate === null
  return {
    kind: body.kind ?? origin?.content.kind ?? 'item',
    description: body.description,
    quantity: body.quantity,
    unit: body.unit === undefined ? was?.unit : body.unit,
    unitPrice: body.unitPrice ?? was?.unitPrice ?? NOTHING,
    discount: body.discount ?? was?.discount,
    taxRate: body.taxRate ?? was?.taxRate ?? usual.taxRate,
    taxCategory: taxCategoryOf(body, isSameRate ? (was ?? usual) : undefined),
    itemId: body.itemId === undefined ? was?.itemId : body.itemId,
  }
}

/** A missing value stays; `null` means that only the rate counts. */
const taxCategoryOf = (
  { taxCategory }: NoteLineBody,
  usual: Pick<LineBody, 'taxCategory'> | undefined
) => (taxCategory === undefined ? usual?.taxCategory : (taxCategory ?? undefined))
