import { HttpFailure } from '@/lib/server/http_failure'

/** A column of a file whose headings the server does not know. */
export interface AskedColumn {
  heading: string
  samples: string[]
  /** The guessed field. */
  column: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string'

function asColumn(value: unknown): AskedColumn[] {
  if (typeof value !== 'object' || value === null) return []
  const { heading, samples, column } = value as Record<keyof AskedColumn, unknown>
  return [
    {
      heading: isText(heading) ? heading : '',
      samples: Array.isArray(samples) ? samples.filter(isText) : [],
      column: isText(column) ? column : null,
    },
  ]
}

/** The columns that a refused upload asks about; undefined for another refusal. */
export function askedColumns(failure: unknown): AskedColumn[] | undefined {
  if (!(failure instanceof HttpFailure) || failure.code !== 'columns_needed') return undefined
  const { columns } = failure.told
  return Array.isArray(columns) ? columns.flatMap(asColumn) : undefined
}
