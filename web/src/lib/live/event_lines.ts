import type { LiveKind } from '#api/live_kinds'

/** A change and its kind. The content is read through the API. */
export interface LiveEvent {
  /** `all` after a gap in which anything may have changed. */
  kind: LiveKind | 'all'
  id: string
}

/**
 * Reads a stream of server-sent events. It takes the text piece by piece, returns the complete events and keeps the
 * rest. A line that is not JSON with a kind (a comment, a sign of life) is no event.
 */
export function eventReader() {
  let rest = ''
  return (text: string): LiveEvent[] => {
    const blocks = (rest + text).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const data = /^data: ?(.*)$/m.exec(block)?.[1]
      const event = data ? parsed(data) : undefined
      return event ? [event] : []
    })
  }
}

function parsed(data: string): LiveEvent | undefined {
  const event: unknown = JSON.parse(data)
  if (typeof event !== 'object' || event === null || !('kind' in event)) return undefined
  return { kind: event.kind as LiveKind, id: 'id' in event ? String(event.id) : '' }
}
