import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClientTax } from '@/features/documents/tax/use_client_tax'
import { latePart } from '@/lib/parts/late_part'
import { shownPlaceholders } from '@/lib/placeholders'
import type { Block, Proposal } from '../proposal'
import { AddBlock } from './add_block'
import { BlockCard, handleOf } from './block_card'
import { BlockFields } from './block_fields'
import classes from './editor.module.css'
import type { EditorValues } from './editor_values'
import { usePlaceholders } from './placeholders'
import type { Blocks } from './use_blocks'

const KeepDialog = latePart(async () => (await import('./keep_dialog')).KeepDialog)

interface BlockListProps {
  values: EditorValues
  saved: Proposal
  tax: ClientTax
  blocks: Blocks
  onEdit: (part: Partial<EditorValues>) => void
}

const focusSoon = (id: string) =>
  requestAnimationFrame(() => document.getElementById(handleOf({ id }))?.focus())

/** The blocks of a proposal in their order. */
export function BlockList({ values, saved, tax, blocks: act, onEdit }: BlockListProps) {
  const { t } = useTranslation('proposals')
  const { blocks, lines, currency } = values
  const variables = usePlaceholders()
  const [open, setOpen] = useState<string>()
  const [dragged, setDragged] = useState<number>()
  const [kept, setKept] = useState<Block>()
  const [said, setSaid] = useState('')

  const move = (block: Block, from: number, to: number) => {
    if (to < 0 || to >= blocks.length) return
    act.move(from, to)
    setSaid(t('editor.moved', { kind: t(`kind.${block.kind}`), to: to + 1, count: blocks.length }))
    focusSoon(block.id)
  }
  const dragTo = (index: number) => {
    if (dragged === undefined || dragged === index) return
    act.move(dragged, index)
    setDragged(index)
  }
  const addressOf = ({ id, image }: Block) => {
    const shown = saved.blocks.find((one) => one.id === id && one.image?.name === image?.name)
    return shown && saved.page.blocks.find((one) => one.id === id)?.image?.address
  }
  return (
    <div>
      <ol className={classes.cards}>
        {blocks.map((block, index) => (
          <BlockCard
            key={block.id}
            block={block}
            index={index}
            count={blocks.length}
            isOpen={open === block.id}
            onToggle={() => setOpen(open === block.id ? undefined : block.id)}
            onMove={(to) => move(block, index, to)}
            onRemove={() => act.remove(block, index)}
            onKeep={() => setKept(block)}
            onDrag={(isDragging) => setDragged(isDragging ? index : undefined)}
            onDragOver={() => dragTo(index)}
          >
            <BlockFields
              block={block}
              imageAddress={addressOf(block)}
              prices={{
                lines,
                currency,
                taxRate: tax.usualRate,
                suggested: tax.starting,
                priceMode: saved.priceMode,
                onChange: (next) => onEdit({ lines: next }),
              }}
              onEdit={(part) => act.edit(block.id, part)}
            />
          </BlockCard>
        ))}
      </ol>
      <AddBlock
        blocks={blocks}
        onAdd={(kind) => {
          const id = act.add(kind, blocks.length - 1)
          setOpen(id)
          focusSoon(id)
        }}
        onInsert={(inserted) => act.insert(inserted, blocks.length - 1)}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {kept && (
        <KeepDialog
          kind="snippet"
          name={shownPlaceholders(kept.heading, variables)}
          title=""
          language={saved.page.language}
          blocks={[kept]}
          lines={[]}
          onClose={() => setKept(undefined)}
        />
      )}
    </div>
  )
}
