import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { features } from '@/features'
import { type Audience, useAudiences } from '@/lib/session/current_user'
import type { Feature, Found } from '../../define_feature'

const PAUSE_MS = 180

/** Nearly every record contains a given letter or digit; any other single character is specific enough. */
const isWorthSearching = (term: string) => !/^[\p{Script=Latin}\p{N}]?$/u.test(term)

/** Readers of the books are asked about those alone; others search everything that the server lets them. */
const opensPages = ({ routes }: Feature, audiences: readonly Audience[] = []) =>
  !audiences.includes('adviser') || routes.some(({ roles }) => roles?.includes('adviser'))

/** The features' results for the typed text. A failing feature is logged; the rest still answers. */
export function useFound(term: string): { found: Found[]; isSearching: boolean } {
  const audiences = useAudiences()
  const wanted = term.trim()
  const [text] = useDebouncedValue(wanted, PAUSE_MS)
  const { data, isFetching } = useQuery({
    queryKey: ['palette', text],
    queryFn: ({ signal }) => searchAll(text, signal, audiences),
    enabled: isWorthSearching(text),
    placeholderData: keepPreviousData,
  })
  return {
    found: isWorthSearching(text) ? (data ?? []) : [],
    isSearching: isWorthSearching(wanted) && (isFetching || text !== wanted),
  }
}

async function searchAll(text: string, signal: AbortSignal, audiences?: readonly Audience[]) {
  const searches = features.flatMap((feature) =>
    feature.search && opensPages(feature, audiences) ? [feature.search] : []
  )
  const answers = await Promise.allSettled(
    searches.map(async (load) => (await load()).search(text, signal))
  )
  return answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return answer.value
    if (!signal.aborted) console.warn('A search failed.', answer.reason)
    return []
  })
}
