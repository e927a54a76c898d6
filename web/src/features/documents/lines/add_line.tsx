import { Button, Group, Menu } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineKind, Offered, WordsKind } from './line_values'

const OFFERS = ['optional', 'alternative'] as const

interface AddLineProps {
  /** Kinds of text between items. */
  words: readonly WordsKind[]
  hasOffers: boolean
  /** Other ways to add lines. */
  more?: ReactNode
  onAdd: (kind: LineKind, offered?: Offered) => void
}

/** A new line at the end: an item, or a text between items. */
export function AddLine({ words, hasOffers, more: others, onAdd }: AddLineProps) {
  const { t } = useTranslation('documents')
  const more = hasOffers ? 'add_more' : words.includes('subtotal') ? 'add_words' : 'add_text'
  return (
    <Group gap={4} mt="xs">
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onAdd('item')}
      >
        {t('form.add_line')}
      </Button>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t(`form.${more}`)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {hasOffers &&
            OFFERS.map((offered) => (
              <Menu.Item key={offered} onClick={() => onAdd('item', offered)}>
                {t(`offered.${offered}`)}
              </Menu.Item>
            ))}
          {words.map((kind) => (
            <Menu.Item key={kind} onClick={() => onAdd(kind)}>
              {t(`form.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {others}
    </Group>
  )
}
