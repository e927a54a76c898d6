import { ActionIcon, Text } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconBookmark,
  IconChevronDown,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownPlaceholders } from '@/lib/placeholders'
import type { Block } from '../proposal'
import { BLOCK_ICONS } from './block_icons'
import classes from './editor.module.css'
import { usePlaceholders } from './placeholders'

interface BlockCardProps {
  block: Block
  index: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (to: number) => void
  onRemove: () => void
  onKeep: () => void
  onDrag: (isDragging: boolean) => void
  onDragOver: () => void
  children: ReactNode
}

/** A block with its handle: dragged, moved by buttons or by Alt and an arrow, kept as a snippet, taken away. */
export function BlockCard({
  block,
  index,
  count,
  isOpen,
  onToggle,
  onMove,
  ...acts
}: BlockCardProps) {
  const { t } = useTranslation('proposals')
  const variables = usePlaceholders()
  const [isLifted, setIsLifted] = useState(false)
  const Icon = BLOCK_ICONS[block.kind]
  const kind = t(`kind.${block.kind}`)
  const names = { kind, number: index + 1 }
  const moveByKey = (event: KeyboardEvent) => {
    const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    onMove(index + step)
  }
  const lift = (lifted: boolean) => {
    setIsLifted(lifted)
    acts.onDrag(lifted)
  }
  return (
    <li
      className={classes.card}
      data-lifted={isLifted || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        acts.onDragOver()
      }}
    >
      <div className={classes.cardHead}>
        <span
          className={classes.grip}
          draggable
          aria-hidden
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            lift(true)
          }}
          onDragEnd={() => lift(false)}
        >
          <IconGripVertical size={18} />
        </span>
        <button
          type="button"
          id={handleOf(block)}
          className={classes.toggle}
          aria-expanded={isOpen}
          onClick={onToggle}
          onKeyDown={moveByKey}
        >
          <Icon size={18} aria-hidden />
          <span className={classes.cardTitle}>
            {kind}
            {block.heading && (
              <Text span c="dimmed" size="sm" truncate>
                {' '}
                {shownPlaceholders(block.heading, variables)}
              </Text>
            )}
          </span>
          <IconChevronDown size={16} aria-hidden className={classes.chevron} />
        </button>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={index === 0}
          aria-label={t('editor.up', names)}
          onClick={() => onMove(index - 1)}
        >
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={index === count - 1}
          aria-label={t('editor.down', names)}
          onClick={() => onMove(index + 1)}
        >
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('editor.keep', names)}
          onClick={acts.onKeep}
        >
          <IconBookmark size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('editor.remove', names)}
          onClick={acts.onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      {isOpen && <div className={classes.cardBody}>{acts.children}</div>}
    </li>
  )
}

/** Where the focus goes when a block has moved or is new. */
export const handleOf = ({ id }: Pick<Block, 'id'>) => `block-${id}`
