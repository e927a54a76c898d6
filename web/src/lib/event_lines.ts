/** Something changed, and what kind of thing it is; the content is read through the API. */
export interface LiveEvent {
  /** `timer`, `task`, `invoice`, …; `all` after a gap in which anything may have changed. */
  kind: string
  id: string
}

/**
 * Reads a stream of server-sent events. Give it the text as it comes; it answers the events that are
 * complete and keeps the rest. What is no JSON with a kind (a comment, a sign of life) is none.
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
  return { kind: String(event.kind), id: 'id' in event ? String(event.id) : '' }
}
