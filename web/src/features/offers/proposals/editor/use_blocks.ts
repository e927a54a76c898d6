import type { Dispatch, SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import { showUndo } from '@/components/toast'
import { newKey } from '@/lib/server/api'
import type { Block, BlockKind } from '../proposal'
import { emptyBlock, moved } from './block_values'
import type { EditorValues } from './editor_values'

export type Blocks = ReturnType<typeof useBlocks>

/** Operations on the blocks of a proposal. */
export function useBlocks(setValues: Dispatch<SetStateAction<EditorValues>>) {
  const { t } = useTranslation('proposals')
  const change = (act: (blocks: Block[]) => Block[]) =>
    setValues((values) => ({ ...values, blocks: act(values.blocks) }))
  const put = (block: Block, after: number) =>
    change((blocks) => [...blocks.slice(0, after + 1), block, ...blocks.slice(after + 1)])

  return {
    /** @returns the id of the new block */
    add(kind: BlockKind, after: number) {
      const block = emptyBlock(kind, t(`kind.${kind}`))
      put(block, after)
      return block.id
    },
    insert(blocks: Block[], after: number) {
      blocks.forEach((block, index) => {
        put({ ...block, id: newKey() }, after + index)
      })
    },
    edit(id: string, part: Partial<Block>) {
      change((blocks) => blocks.map((block) => (block.id === id ? { ...block, ...part } : block)))
    },
    move(from: number, to: number) {
      change((blocks) => moved(blocks, from, to))
    },
    remove(block: Block, index: number) {
      change((blocks) => blocks.filter(({ id }) => id !== block.id))
      showUndo({
        message: t('editor.removed', { kind: t(`kind.${block.kind}`) }),
        undo: () => put(block, index - 1),
      })
    },
  }
}
