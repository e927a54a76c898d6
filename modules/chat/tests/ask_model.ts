import type { ChatEvent } from '#api/chat_events'
import type { Person } from '#modules/auth/factories/company_factory'
import { confirm, send } from '#modules/auth/tests/second_factor'

interface Setup {
  address: string
  key?: string | null
  isOn?: boolean
  monthlyRequests?: number
  monthlyTokens?: number
}

/** The body of a change of the endpoint. */
export const connection = ({ address, ...rest }: Setup) => ({
  address,
  model: 'fake-1',
  isOn: true,
  monthlyRequests: 1000,
  monthlyTokens: 1_000_000,
  ...rest,
})

/** Enters an endpoint as the owner, who confirms. */
export async function connect(owner: Person, setup: Setup) {
  await confirm(owner)
  return send('PUT', '/api/assistant/connection', { token: owner.token, body: connection(setup) })
}

type Of<K extends ChatEvent['kind']> = Extract<ChatEvent, { kind: K }>

/** The stream of an answer, to be read or left. */
export const openChat = (token: string, text: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${process.env.PORT}/api/assistant/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    ...(signal && { signal }),
  })

/** Asks and waits until the stream has ended. */
export async function askModel({ token }: Pick<Person, 'token'>, text: string) {
  const answer = await openChat(token, text)
  const body = await answer.text()
  const events: ChatEvent[] = answer.ok
    ? body.split('\n\n').flatMap((block) => (block ? [JSON.parse(block.slice(6))] : []))
    : []
  const of = <K extends ChatEvent['kind']>(kind: K) =>
    events.filter((event): event is Of<K> => event.kind === kind)
  return {
    status: answer.status,
    text: body,
    events,
    of,
    end: events.at(-1),
    words: of('sentence').map(({ segments }) => segments.map(({ text: words }) => words).join('')),
  }
}
