import type { Infer } from '@vinejs/vine/types'
import { FieldError } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readImage } from '#modules/offers/proposals/images/image_files'
import type { blocks } from '#modules/offers/proposals/validators/block'
import { type Block, type BlockImage, SINGLE_KINDS } from './block.js'

export type BlockBody = Infer<ReturnType<typeof blocks>>[number]

/**
 * The blocks of a request, with missing fields empty.
 * @throws 422 `block_twice` for a second block of a kind that is allowed once, `image_unknown` for a picture that the
 * company has not uploaded, `ends_before_start` at a step
 */
export async function readBlocks(company: CompanyReference, bodies: BlockBody[]): Promise<Block[]> {
  const blocks = bodies.map(blockOf)
  assertEachOnce(blocks)
  assertSteps(blocks)
  for (const [index, { image }] of blocks.entries()) {
    if (image) await assertOwned(company, image, index)
  }
  return blocks
}

const blockOf = ({ id, kind, heading, text, image, items }: BlockBody): Block => ({
  id,
  kind,
  heading: heading ?? '',
  text: text ?? '',
  image: image ?? null,
  items: (items ?? []).map(({ title, text: words, startsOn, endsOn }) => ({
    title: title ?? '',
    text: words ?? '',
    startsOn: startsOn ?? null,
    endsOn: endsOn ?? null,
  })),
})

function assertEachOnce(blocks: Block[]) {
  const ids = new Set<string>()
  for (const [index, { id, kind }] of blocks.entries()) {
    const isSecond =
      SINGLE_KINDS.includes(kind) && blocks.findIndex((one) => one.kind === kind) < index
    if (isSecond || ids.has(id)) throw new FieldError(`blocks.${index}`, 'proposals.block_twice')
    ids.add(id)
  }
}

function assertSteps(blocks: Block[]) {
  for (const [index, { items }] of blocks.entries()) {
    for (const [at, { startsOn, endsOn }] of items.entries()) {
      if (startsOn && endsOn && endsOn < startsOn) {
        throw new FieldError(`blocks.${index}.items.${at}.endsOn`, 'proposals.ends_before_start')
      }
    }
  }
}

async function assertOwned({ id }: CompanyReference, { name }: BlockImage, index: number) {
  if (await readImage({ companyId: id, name })) return
  throw new FieldError(`blocks.${index}.image`, 'proposals.image_unknown')
}
