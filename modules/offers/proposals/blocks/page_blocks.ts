import type { LineRow } from '#modules/documents/public'
import { addressOfImage } from '#modules/offers/proposals/images/image_files'
import type { Block } from './block.js'
import { fillIn, readRichText } from './rich_text.js'

/** Used where a proposal has lines and no block for them. */
const PRICES: Block = {
  id: 'prices',
  kind: 'prices',
  heading: '',
  text: '',
  image: null,
  items: [],
}

/** The blocks including the prices: a client always sees the cost before accepting. */
export const completeBlocks = (blocks: Block[], lines: readonly LineRow[]) =>
  lines.length === 0 || blocks.some(({ kind }) => kind === 'prices') ? blocks : [...blocks, PRICES]

/** The blocks as they are read: texts are read, variables filled in, pictures have addresses. */
export const transformBlocks = (
  companyId: string,
  blocks: readonly Block[],
  values: Readonly<Record<string, string>>
) =>
  blocks.map(({ id, kind, heading, text, image, items }) => ({
    id,
    kind,
    heading: fillIn(heading, values),
    text: readRichText(text, values),
    image: image && {
      address: addressOfImage({ companyId, name: image.name }),
      width: image.width,
      height: image.height,
    },
    items: items.map((item) => ({
      title: fillIn(item.title, values),
      text: readRichText(item.text, values),
      startsOn: item.startsOn,
      endsOn: item.endsOn,
    })),
  }))
