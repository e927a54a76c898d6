import vine from '@vinejs/vine'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'
import { BLOCK_KINDS } from '#modules/offers/proposals/blocks/block'
import { IMAGE_NAME } from '#modules/offers/proposals/images/image_files'

const MOST_BLOCKS = 60
const MOST_ITEMS = 50
const MOST_PIXELS = 2000

const pixels = () => vine.number().withoutDecimals().range([1, MOST_PIXELS])

const image = vine.object({
  name: vine.string().regex(IMAGE_NAME),
  width: pixels(),
  height: pixels(),
})

const item = vine.object({
  title: line(200).optional().nullable(),
  text: paragraph(2000).optional().nullable(),
  startsOn: day().optional().nullable(),
  endsOn: day().optional().nullable(),
})

const block = vine.object({
  id: vine.string().regex(/^[\w-]{1,40}$/),
  kind: vine.enum(BLOCK_KINDS),
  heading: line(200).optional().nullable(),
  text: paragraph(10_000).optional().nullable(),
  image: image.clone().optional().nullable(),
  items: vine.array(item).maxLength(MOST_ITEMS).optional().nullable(),
})

/** The content of a proposal, part by part. */
export const blocks = () => vine.array(block.clone()).maxLength(MOST_BLOCKS)
