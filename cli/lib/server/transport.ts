import { Failure } from '../failures/failure.js'

const { readFileSync } = process.getBuiltinModule('node:fs')

/**
 * The module that speaks to an address, loaded when it is needed. A static import of node:http
 * costs 33 ms of start (it loads undici), this way it is 3 ms.
 */
export const transportFor = ({ protocol }: URL) =>
  process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http')

/** Agents by protocol: the requests of a command share a connection. */
const shared = new Map<string, ReturnType<typeof newAgent>>()

/**
 * The agent for an address where the environment names a proxy (`HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`) or an authority
 * of certificates (`KONTOR_CA`); undefined for Node's own.
 * @throws `unreadable_file` for the authority
 */
export function agentFor(url: URL, env = process.env) {
  if (!isSpecial(url, env)) return undefined
  const agent = shared.get(url.protocol) ?? newAgent(url, env, true)
  shared.set(url.protocol, agent)
  return agent
}

/** The same for one connection that is not shared. */
export const ownAgentFor = (url: URL, env = process.env) =>
  isSpecial(url, env) ? newAgent(url, env, false) : (false as const)

function isSpecial({ protocol }: URL, env: NodeJS.ProcessEnv) {
  const name = protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY'
  const hasAuthority = protocol === 'https:' && env.KONTOR_CA
  return Boolean(env[name] || env[name.toLowerCase()] || hasAuthority)
}

function newAgent(url: URL, env: NodeJS.ProcessEnv, keepAlive: boolean) {
  const ca = url.protocol === 'https:' ? authorities(env) : undefined
  return new (transportFor(url).Agent)({ keepAlive, proxyEnv: env, ...(ca && { ca }) })
}

/** The authority of the environment beside those that Node trusts, among them `NODE_EXTRA_CA_CERTS`. */
function authorities({ KONTOR_CA: path }: NodeJS.ProcessEnv) {
  if (!path) return undefined
  try {
    const own = readFileSync(path, 'utf8')
    return [...process.getBuiltinModule('node:tls').getCACertificates(), own]
  } catch {
    throw new Failure('unreadable_file', { values: { path } })
  }
}

/** Codes of OpenSSL and Node for a certificate that cannot be trusted. */
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)/

/** The failure of a connection in words: the server is away, its certificate is not trusted, or the proxy refuses. */
export function failureOf(error: Error, url: URL) {
  if (error instanceof Failure) return error
  const { code = '' } = error as NodeJS.ErrnoException
  const host = url.origin
  if (UNTRUSTED.test(code)) {
    return new Failure('untrusted_certificate', { values: { host, reason: code } })
  }
  if (code.startsWith('ERR_PROXY')) return new Failure('proxy_refused', { values: { host } })
  return new Failure('unreachable', { values: { host } })
}
