import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/lib/server/queries'
import type { Block, BlockKind } from '../proposal'
import { BLOCK_ICONS } from './block_icons'
import { addableKinds } from './block_values'
import classes from './editor.module.css'

interface AddBlockProps {
  blocks: Block[]
  onAdd: (kind: BlockKind) => void
  onInsert: (blocks: Block[]) => void
}

/** Insertable parts: the kinds of blocks, and the saved snippets. */
export function AddBlock({ blocks, onAdd, onInsert }: AddBlockProps) {
  const { t } = useTranslation('proposals')
  const { data } = useQuery(listQuery('/api/proposal-templates'))
  const kinds = addableKinds(blocks)
  const snippets = (data?.rows ?? []).filter(
    ({ kind, blocks: [block] }) => kind === 'snippet' && block && kinds.includes(block.kind)
  )
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
          {t('editor.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {kinds.map((kind) => {
          const Icon = BLOCK_ICONS[kind]
          return (
            <Menu.Item
              key={kind}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => onAdd(kind)}
            >
              {t(`kind.${kind}`)}
            </Menu.Item>
          )
        })}
        {snippets.length > 0 && <Menu.Label>{t('editor.snippets')}</Menu.Label>}
        {snippets.map((snippet) => (
          <Menu.Item key={snippet._id} onClick={() => onInsert(snippet.blocks)}>
            {snippet.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
