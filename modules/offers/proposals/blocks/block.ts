import type { Day } from '#core/clock'

export const BLOCK_KINDS = [
  'cover',
  'text',
  'image',
  'scope',
  'timeline',
  'prices',
  'terms',
  'signature',
] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/** Kinds of blocks that a proposal has at most once. */
export const SINGLE_KINDS: readonly BlockKind[] = ['cover', 'prices', 'signature']

/** A picture of `storeImage`, with its size in pixels, so that its place is kept while it loads. */
export interface BlockImage {
  name: string
  width: number
  height: number
}

/** A deliverable of a scope, or a step of a timeline. */
export interface BlockItem {
  title: string
  text: string
  startsOn: Day | null
  endsOn: Day | null
}

/** A part of a proposal. All kinds have the same fields; fields that a kind does not show are empty. */
export interface Block {
  /** Chosen by the editor, so that it stays the same while the block moves. */
  id: string
  kind: BlockKind
  /** The heading above it; for an image its description, for a cover a title that replaces the proposal's. */
  heading: string
  /** As `readRichText` reads it. */
  text: string
  image: BlockImage | null
  items: BlockItem[]
}
