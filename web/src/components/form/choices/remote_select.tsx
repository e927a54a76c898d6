import {
  CloseButton,
  Combobox,
  Text,
  TextInput,
  type TextInputProps,
  useCombobox,
} from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListQuery } from '@/lib/server/queries'
import { listOffset } from '../list_offset'
import classes from './remote_select.module.css'
import { useListbox } from './use_listbox'

interface RemoteSelectProps<Row> extends Omit<TextInputProps, 'value' | 'onChange' | 'onSelect'> {
  /** A list that can be searched: `(query) => listQuery('/api/clients', query)`. */
  search: (query: { search: string; pageSize: number }) => ListQuery<Row>
  /** The name of what is chosen; empty for nothing. */
  chosen: string
  titleOf: (row: Row) => string
  /** A second line, e.g. number and town. */
  noteOf?: (row: Row) => string
  onSelect: (row: Row) => void
  /** Where none is an answer too: what takes the chosen one away. */
  onClear?: () => void
  /** The list lies beside the field instead of over the page, so that a popover around both stays open. */
  isInside?: boolean
  /** The id of a record that is not offered: the one that asks. */
  without?: string
  /** Offers to take the typed text itself when nothing that was found fits. */
  own?: { label: (text: string) => string; onSelect: (text: string) => void }
}

const PAUSE_MS = 180
const MOST = 8
const OWN = 'own text'

/** Chooses one record of a list that lies on the server, by typing a part of its name. */
export function RemoteSelect<Row extends { _id: string }>(props: RemoteSelectProps<Row>) {
  const {
    search: listFor,
    chosen,
    titleOf,
    noteOf,
    onSelect,
    onClear,
    isInside = false,
    without,
    own,
    onBlur,
    ...input
  } = props
  const { t } = useTranslation('common')
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })
  const listbox = useListbox(box)
  const [typed, setTyped] = useState<string>()
  const text = typed?.trim() ?? ''
  const [search] = useDebouncedValue(text, PAUSE_MS)
  const found = useQuery({
    ...listFor({ search, pageSize: MOST }),
    enabled: box.dropdownOpened,
    placeholderData: keepPreviousData,
  })
  const rows = found.data?.rows.filter(({ _id }) => _id !== without) ?? []
  const isSettled = search === text && !found.isFetching
  const [isHurried, setIsHurried] = useState(false)
  const { selectFirstOption, updateSelectedOptionIndex } = box

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new answer Enter takes the best match
  useEffect(() => {
    if (text) selectFirstOption()
    else updateSelectedOptionIndex('active')
  }, [text, found.data])

  const close = () => {
    setTyped(undefined)
    setIsHurried(false)
    box.closeDropdown()
  }
  const submit = (value: string) => {
    const row = rows.find(({ _id }) => _id === value)
    if (row) onSelect(row)
    else if (own) own.onSelect(text)
    close()
  }
  // Enter came before the matches: the best of them is taken as soon as they are there.
  useEffect(() => {
    if (isHurried && isSettled) submit(rows[0]?._id ?? OWN)
  })
  // Whether the arrows have been used since the text was typed.
  const hasMoved = useRef(false)
  const catchKeys = (event: KeyboardEvent) => {
    if (!text) return
    const isHasty = event.key === 'Enter' && !isSettled
    // The best match is marked while typing: the first arrow goes to it and not past it, to somebody else.
    const isFirstArrow = event.key === 'ArrowDown' && rows.length > 0 && !hasMoved.current
    if (event.key.startsWith('Arrow')) hasMoved.current = true
    if (!isHasty && !isFirstArrow) return
    event.preventDefault()
    event.stopPropagation()
    if (isHasty) setIsHurried(true)
  }
  return (
    <Combobox
      store={box}
      onOptionSubmit={submit}
      offset={listOffset(input.error)}
      withinPortal={!isInside}
    >
      <Combobox.Target withAriaAttributes={false}>
        <TextInput
          {...input}
          {...listbox.field}
          {...(onClear &&
            chosen && {
              rightSection: (
                <CloseButton size="sm" aria-label={t('form.clear')} onClick={onClear} />
              ),
            })}
          value={typed ?? chosen}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            hasMoved.current = false
            box.openDropdown()
          }}
          onKeyDownCapture={catchKeys}
          onClick={({ currentTarget }) => {
            // Typing replaces the chosen value instead of extending it.
            if (typed === undefined) currentTarget.select()
            box.openDropdown()
          }}
          onBlur={(event) => {
            if (typed === '') onClear?.()
            // Enter and Tab in one go: the match is still on its way, and it is taken.
            if (!isHurried) close()
            onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options {...listbox.list} aria-label={t('search.results')}>
          {rows.map((row) => (
            <Combobox.Option key={row._id} value={row._id}>
              <Text size="sm">{titleOf(row)}</Text>
              {noteOf && (
                <Text size="xs" className={classes.note}>
                  {noteOf(row)}
                </Text>
              )}
            </Combobox.Option>
          ))}
          {own && text && <Combobox.Option value={OWN}>{own.label(text)}</Combobox.Option>}
          {rows.length === 0 && !(own && text) && (
            <Combobox.Empty>
              {t(found.isPending ? 'loading.default' : 'search.nothing')}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
