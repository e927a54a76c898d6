/** One message of the protocol, as a program sends it; notifications have no id. */
export interface Message {
  jsonrpc: '2.0'
  method: string
  id?: string | number
  params?: Record<string, unknown>
}

type Members = Record<string, unknown>

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMessage = (value: unknown): value is Message =>
  isRecord(value) && value.jsonrpc === '2.0' && typeof value.method === 'string'

/** @returns undefined for a line that is no message */
export function readMessage(line: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(line)
    return isMessage(message) ? message : undefined
  } catch {
    return undefined
  }
}

/** The member of a request in which its header `Mcp-Name` is found, by method (SEP-2243). */
const NAMED_BY: Record<string, string> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
}

/**
 * The headers that streamable HTTP asks for besides the body: revision, method and name of the call.
 * @param negotiated the revision that `initialize` agreed on, for programs that do not name it in each request
 */
export function headersOf({ method, params = {} }: Message, negotiated: string | undefined) {
  const version = ownVersion(params) ?? negotiated
  const name = params[NAMED_BY[method] ?? '']
  return {
    'mcp-method': headerText(method),
    ...(version && method !== 'initialize' && { 'mcp-protocol-version': headerText(version) }),
    ...(typeof name === 'string' && { 'mcp-name': headerText(name) }),
  }
}

/** The revision that a program names in each request, from 2026-07-28 on. */
function ownVersion({ _meta: meta }: Members) {
  if (!isRecord(meta)) return undefined
  const [, version] = Object.entries(meta).find(([key]) => key.endsWith('/protocolVersion')) ?? []
  return typeof version === 'string' ? version : undefined
}

/** The revision that an answer to `initialize` agreed on. */
export function versionIn(answer: unknown) {
  const found = isRecord(answer) && isRecord(answer.result) && answer.result.protocolVersion
  return typeof found === 'string' ? found : undefined
}

/** Other than visible ASCII is encoded as SEP-2243 says. */
const headerText = (text: string) =>
  /^[\x21-\x7e]+$/.test(text) ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`
