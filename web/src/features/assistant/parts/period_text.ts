import { formatDate } from '@/lib/time/days'

/** Days in the words of the reader: one day, or the first and the last. */
export const periodText = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
