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

/** Those that a proposal has at most once. */
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

/** A part of a proposal. All kinds have the same fields; what a kind does not show is empty. */
export interface Block {
  /** Made by whoever adds it, so that it stays the same while it moves. */
  id: string
  kind: BlockKind
  /** What stands above it; of an image what is on it, of a cover another title than the proposal's. */
  heading: string
  /** As `readRichText` reads it. */
  text: string
  image: BlockImage | null
  items: BlockItem[]
}
