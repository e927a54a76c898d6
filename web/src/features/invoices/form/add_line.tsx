import { Button, Group, Menu } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LineKind } from './line_values'

const WORDS = ['heading', 'text', 'subtotal'] as const

/** A new line at the end: an item, or what stands between items. */
export function AddLine({ onAdd }: { onAdd: (kind: LineKind) => void }) {
  const { t } = useTranslation('invoices')
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
            {t('form.add_words')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {WORDS.map((kind) => (
            <Menu.Item key={kind} onClick={() => onAdd(kind)}>
              {t(`form.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
