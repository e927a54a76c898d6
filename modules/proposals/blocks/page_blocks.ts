import type { LineRow } from '#modules/documents/public'
import { addressOfImage } from '#modules/proposals/images/image_files'
import type { Block } from './block.js'
import { fillIn, readRichText } from './rich_text.js'

/** Stands where a proposal has lines and nobody has said where. */
const PRICES: Block = {
  id: 'prices',
  kind: 'prices',
  heading: '',
  text: '',
  image: null,
  items: [],
}

/** The blocks with their prices in them: whatever costs something is seen by whoever accepts it. */
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
