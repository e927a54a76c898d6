import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Picture } from '@/lib/server/api'

interface PicturesOptions {
  queryKey: readonly unknown[]
  /** Asks for a portion of the pages, as `draw` does. */
  draw: (portion: number, signal: AbortSignal) => Promise<Picture>
  isEnabled?: boolean
  /** The pages of what was written a moment ago stay until the new ones are there. */
  keepsPrevious?: boolean
  /** Nothing is asked again or kept: what is drawn changes with every letter. */
  isPassing?: boolean
}

/** The pages of a document, the first ones at once and others when they are asked for. */
export function usePictures(options: PicturesOptions) {
  const { queryKey, draw, isEnabled = true, keepsPrevious, isPassing } = options
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => draw(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, portions) => (hasMore ? portions.length + 1 : undefined),
    enabled: isEnabled,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(isPassing && { retry: false, gcTime: 0 }),
  })
}

export type Pictures = ReturnType<typeof usePictures>
