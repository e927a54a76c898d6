import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListbox } from '@/components/form/choices/use_listbox'
import type { Person } from '../task'
import { begunName, peopleNamed, withPerson } from './mentions'

/** Longest comment that the server takes. */
const LONGEST = 5000
const MOST_OFFERED = 8

interface CommentFieldProps {
  label: string
  value: string
  readers: Person[]
  field?: Ref<HTMLTextAreaElement>
  onChange: (text: string) => void
  onPick: (person: Person) => void
  /** Ctrl+Enter. */
  onSend: () => void
}

/** A text in which `@` offers the people who can see the task. */
export function CommentField(props: CommentFieldProps) {
  const { label, value, readers, field, onChange, onPick, onSend } = props
  const { t } = useTranslation('comments')
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })
  const area = useRef<HTMLTextAreaElement>(null)
  const [cursor, setCursor] = useState(0)
  const begun = begunName(value, cursor)
  const offered = begun === undefined ? [] : peopleNamed(readers, begun).slice(0, MOST_OFFERED)
  const listbox = useListbox(box, offered.length > 0)
  const isOpen = box.dropdownOpened && offered.length > 0
  const first = isOpen ? offered[0]?._id : undefined
  const { selectFirstOption } = box
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is a new one with each render
  useEffect(() => {
    if (first) selectFirstOption()
  }, [first])

  const take = (id: string) => {
    const person = readers.find(({ _id }) => _id === id)
    box.closeDropdown()
    if (!person) return
    const next = withPerson(value, cursor, person)
    onPick(person)
    onChange(next.text)
    setCursor(next.cursor)
    requestAnimationFrame(() => area.current?.setSelectionRange(next.cursor, next.cursor))
  }
  const follow = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
    setCursor(currentTarget.selectionStart)
  return (
    <Combobox store={box} onOptionSubmit={take} position="top-start" width={280}>
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={isOpen}>
        <Textarea
          {...listbox.field}
          ref={(element) => {
            area.current = element
            if (typeof field === 'function') field(element)
            else if (field) field.current = element
          }}
          aria-label={label}
          placeholder={t('placeholder')}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={LONGEST}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            follow(event)
            box.openDropdown()
          }}
          onSelect={follow}
          onBlur={() => box.closeDropdown()}
          onKeyDown={getHotkeyHandler([['mod+Enter', onSend]])}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options {...listbox.list} aria-label={t('people')} mah={300}>
          {offered.map(({ _id, name }) => (
            <Combobox.Option key={_id} value={_id}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
