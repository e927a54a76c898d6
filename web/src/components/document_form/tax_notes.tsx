import { Text } from '@mantine/core'
import type { LiveTotals } from './live_totals'

/** What the law wants the document to say about its VAT. */
export function TaxNotes({ taxes }: Pick<LiveTotals, 'taxes'>) {
  const notes = [...new Set(taxes.map(({ note }) => note).filter(Boolean))]
  return notes.map((note) => (
    <Text key={note} size="sm" c="dimmed">
      {note}
    </Text>
  ))
}
