import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowRight, IconArrowUp, IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BoardColumn, Direction } from './board'

interface CardMenuProps {
  title: string
  column: BoardColumn
  columns: BoardColumn[]
  onStep: (direction: Direction) => void
  onMoveTo: (columnId: string) => void
}

/** Moves a card without dragging it. */
export function CardMenu({ title, column, columns, onStep, onMoveTo }: CardMenuProps) {
  const { t } = useTranslation('tasks')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('board.move_of', { title })}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {columns
          .filter(({ _id }) => _id !== column._id)
          .map(({ _id, name }) => (
            <Menu.Item
              key={_id}
              leftSection={<IconArrowRight size={16} aria-hidden />}
              onClick={() => onMoveTo(_id)}
            >
              {t('board.move_to', { column: name })}
            </Menu.Item>
          ))}
        {!column.isDone && (
          <>
            <Menu.Divider />
            <Menu.Item
              leftSection={<IconArrowUp size={16} aria-hidden />}
              onClick={() => onStep('up')}
            >
              {t('board.up')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} aria-hidden />}
              onClick={() => onStep('down')}
            >
              {t('board.down')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
