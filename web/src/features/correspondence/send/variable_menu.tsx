import { Button, Menu, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variable } from '@/lib/placeholders'

interface VariableMenuProps {
  /** Names with what is put in. */
  variables: { name: string; label: string; value: string }[]
  /** Where it is put, at the cursor. */
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>
  /** Gets the whole text with it. */
  onInsert: (text: string) => void
}

/** Variables that are put in as placeholders, in the words of the reader. */
export const asPlaceholders = (variables: readonly Variable[]) =>
  variables.map(({ name, label }) => ({ name, label, value: `{{${label}}}` }))

/** Insertable variables of a text: values of the document, or their placeholders. */
export function VariableMenu({ variables, field, onInsert }: VariableMenuProps) {
  const { t } = useTranslation('correspondence')
  if (variables.length === 0) return null

  function insert(value: string) {
    const input = field.current
    if (!input) return
    const { selectionStart, selectionEnd, value: text } = input
    const start = selectionStart ?? text.length
    onInsert(text.slice(0, start) + value + text.slice(selectionEnd ?? start))
    requestAnimationFrame(() => {
      input.focus()
      input.setSelectionRange(start + value.length, start + value.length)
    })
  }

  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {t('send.insert')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {variables.map(({ name, label, value }) => (
          <Menu.Item
            key={name}
            onClick={() => insert(value)}
            rightSection={
              <Text size="xs" c="dimmed" ml="md">
                {value}
              </Text>
            }
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
