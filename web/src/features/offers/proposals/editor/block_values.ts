import { newKey } from '@/lib/server/api'
import type { Block, BlockKind } from '../proposal'

/** In the order in which they are offered. */
export const BLOCK_KINDS: BlockKind[] = [
  'cover',
  'text',
  'image',
  'scope',
  'timeline',
  'prices',
  'terms',
  'signature',
]

/** Those that a proposal has once. */
const SINGLE: BlockKind[] = ['cover', 'prices', 'signature']

export const addableKinds = (blocks: Block[]) =>
  BLOCK_KINDS.filter(
    (kind) => !SINGLE.includes(kind) || !blocks.some((block) => block.kind === kind)
  )

export const emptyItem = (): Block['items'][number] => ({
  title: '',
  text: '',
  startsOn: null,
  endsOn: null,
})

export const emptyBlock = (kind: BlockKind, heading: string): Block => ({
  id: newKey(),
  kind,
  heading: kind === 'cover' || kind === 'image' ? '' : heading,
  text: '',
  image: null,
  items: kind === 'scope' || kind === 'timeline' ? [emptyItem()] : [],
})

/** The list with one entry at another place; the ends are walls. */
export function moved<Entry>(list: Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return list
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}
