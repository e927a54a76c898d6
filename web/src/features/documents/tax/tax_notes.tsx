import { Text } from '@mantine/core'
import type { LiveTotals } from '../totals/live_totals'

/** Notes on VAT that the law requires on the document. */
export function TaxNotes({ taxes }: Pick<LiveTotals, 'taxes'>) {
  const notes = [...new Set(taxes.map(({ note }) => note).filter(Boolean))]
  return notes.map((note) => (
    <Text key={note} size="sm" c="dimmed">
      {note}
    </Text>
  ))
}
