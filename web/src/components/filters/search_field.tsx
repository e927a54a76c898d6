import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCharacterKey } from '../keys/use_character_key'

interface SearchFieldProps {
  /** The term that is applied now. */
  value: string
  /** Called once typing has paused. */
  onSearch: (term: string) => void
  /** Subject of the search, for screen readers and as a hint. */
  label: string
}

const PAUSE_MS = 250

/** Search in a list; "/" brings the cursor here. */
export function SearchField({ value, onSearch, label }: SearchFieldProps) {
  const { t } = useTranslation('common')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const search = useDebouncedCallback((term: string) => {
    onSearch(term.trim())
    setTyped(undefined)
  }, PAUSE_MS)
  useCharacterKey('/', () => input.current?.focus())

  const type = (term: string) => {
    setTyped(term)
    search(term)
  }
  const shown = typed ?? value
  return (
    <TextInput
      ref={input}
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      w={{ base: '100%', xs: 224 }}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        shown ? (
          <CloseButton size="sm" aria-label={t('search.clear')} onClick={() => type('')} />
        ) : (
          <Kbd size="xs" aria-hidden visibleFrom="md">
            /
          </Kbd>
        )
      }
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
