import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { namedPlaceholders, shownPlaceholders, type Variable } from '@/lib/placeholders'

/** Names in stored texts; the server replaces them. */
const NAMES = ['client', 'company', 'title', 'number', 'date', 'validUntil'] as const

/** The placeholders of a proposal, in the words of the reader. */
export function usePlaceholders(): Variable[] {
  const { t } = useTranslation('proposals')
  return NAMES.map((name) => ({ name, label: t(`variable.${name}`) }))
}

interface StoredText {
  value: string
  onChange: (value: string) => void
  /** Characters that the server stores. */
  maxLength: number
}

/**
 * Value and change of a field for a stored text, whose placeholders it shows in the words of the reader. The typed
 * text stays as it is until the stored one changes elsewhere, so that the cursor keeps its place.
 */
export function usePlaceholderField({ value, onChange, maxLength }: StoredText) {
  const variables = usePlaceholders()
  const [typed, setTyped] = useState('')
  const isOwn = namedPlaceholders(typed, variables) === value
  return {
    value: isOwn ? typed : shownPlaceholders(value, variables),
    onChange(text: string) {
      const stored = namedPlaceholders(text, variables)
      if (stored.length > maxLength) return
      setTyped(text)
      onChange(stored)
    },
  }
}
