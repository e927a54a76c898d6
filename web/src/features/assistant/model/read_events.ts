import type { ChatEvent } from '#api/chat_events'

/** Gives each event of a stream to `take` as soon as it is whole. */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  take: (event: ChatEvent) => void
) {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    const blocks = (rest + decoder.decode(value, { stream: !done })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block.startsWith('data: ')) take(JSON.parse(block.slice(6)))
    }
    if (done) return
  }
}
