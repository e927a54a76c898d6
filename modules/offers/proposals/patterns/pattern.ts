import type { Language } from '#core/i18n/languages'
import type { Block, BlockItem, BlockKind } from '#modules/offers/proposals/blocks/block'

/** A line as the API takes it, without its tax rate, which is the company's. */
export interface PatternLine {
  kind?: 'item' | 'heading'
  description: string
  quantity?: number
  unit?: string
  unitPrice?: number
  isOptional?: boolean
}

/** A built-in template for a proposal. */
export interface Pattern {
  /** The same in every language. */
  id: string
  language: Language
  name: string
  title: string
  blocks: Block[]
  lines: PatternLine[]
}

type Part = [
  kind: BlockKind,
  heading: string,
  text?: string,
  items?: [title: string, text: string][],
]

/** A pattern written down shortly. */
export const pattern = ({
  parts,
  ...pattern
}: Omit<Pattern, 'blocks'> & { parts: Part[] }): Pattern => ({
  ...pattern,
  blocks: parts.map(([kind, heading, text = '', items = []], index) => ({
    id: `${kind}-${index + 1}`,
    kind,
    heading,
    text,
    image: null,
    items: items.map(
      ([title, words]): BlockItem => ({ title, text: words, startsOn: null, endsOn: null })
    ),
  })),
})
