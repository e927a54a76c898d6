import { ActionIcon, Group, Menu, Textarea } from '@mantine/core'
import { IconBold, IconBraces, IconList } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './editor.module.css'
import { usePlaceholderField, usePlaceholders } from './placeholders'

interface RichFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  minRows?: number
  maxLength?: number
}

/** Text with bold, lists and variables, as typed; the preview shows the result. */
export function RichField({
  label,
  value,
  onChange,
  minRows = 3,
  maxLength = 10_000,
}: RichFieldProps) {
  const { t } = useTranslation('proposals')
  const field = useRef<HTMLTextAreaElement>(null)
  const variables = usePlaceholders()
  const { value: shown, onChange: change } = usePlaceholderField({ value, onChange, maxLength })

  /** Replaces what is selected and selects what was put in. */
  const replace = (make: (selected: string, before: string) => string) => {
    const area = field.current
    if (!area) return
    const { selectionStart: start, selectionEnd: end } = area
    const text = make(shown.slice(start, end), shown.slice(0, start))
    change((shown.slice(0, start) + text + shown.slice(end)).slice(0, maxLength))
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(start + text.length, start + text.length)
    })
  }
  const embolden = () => replace((selected) => `**${selected || t('editor.bold_text')}**`)
  const list = () =>
    replace((selected, before) => {
      const start = before === '' || before.endsWith('\n') ? '' : '\n'
      const lines = (selected || ' ').split('\n').map((line) => `- ${line.trim()}`)
      return start + lines.join('\n')
    })
  return (
    <div>
      <Textarea
        ref={field}
        label={label}
        autosize
        minRows={minRows}
        maxRows={20}
        maxLength={maxLength}
        value={shown}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Group gap={4} mt={4} className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('editor.bold', { field: label })}
          onClick={embolden}
        >
          <IconBold size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('editor.list', { field: label })}
          onClick={list}
        >
          <IconList size={16} aria-hidden />
        </ActionIcon>
        <Menu position="bottom-start">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('editor.variable', { field: label })}
            >
              <IconBraces size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {variables.map(({ name, label: word }) => (
              <Menu.Item key={name} onClick={() => replace(() => `{{${word}}}`)}>
                {word}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Group>
    </div>
  )
}
