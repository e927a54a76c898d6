import { IANAZone } from 'luxon'
import { StartRefused } from './start_refused.js'

// Each takes the text of a setting, and throws StartRefused with a sentence that names the setting.

const SHORTEST_SECRET = 20

export function timeOfDay(name: string, value: string) {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return value
  throw new StartRefused(`${name} is "${value}"; use a time of day such as 02:30.`)
}

/** The zone of the machine without one: to be asked for before the process goes over to UTC. */
export function zone(name: string, value = Intl.DateTimeFormat().resolvedOptions().timeZone) {
  if (IANAZone.isValidZone(value)) return value
  throw new StartRefused(`${name} is "${value}"; use a time zone such as Europe/Berlin.`)
}

export const list = (value: string) => parts(value, ',')

export const parts = (value: string, separator: string) =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)

export function oneOf(name: string, value: string, allowed: string[]) {
  if (allowed.includes(value)) return value
  throw new StartRefused(`${name} is "${value}"; use one of ${allowed.join(', ')}.`)
}

export function integer(name: string, value: string, min: number, max: number) {
  const number = Number(value)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new StartRefused(`${name} is "${value}"; use a whole number from ${min} to ${max}.`)
}

export function url(name: string, value: string | undefined, protocols: string[]) {
  if (!value) return undefined
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) {
    return value.replace(/\/$/, '')
  }
  throw new StartRefused(
    `${name} is not an address that starts with ${protocols.join('// or ')}//.`
  )
}

export const yesOrNo = (name: string, value: string) =>
  oneOf(name, value, ['true', 'false']) === 'true'

/** The mail library takes options from the address: one of them would undo what SMTP_ALLOW_CLEAR_TEXT says. */
export function mailServer(value: string | undefined) {
  const address = url('SMTP_URL', value, ['smtp:', 'smtps:'])
  if (!address || !new URL(address).searchParams.has('requireTLS')) return address
  throw new StartRefused(
    'SMTP_URL sets requireTLS; remove that, and set SMTP_ALLOW_CLEAR_TEXT=true if mails may leave unencrypted.'
  )
}

/** `https://<key>@<host>/<project>`, as Sentry and its like show it. */
export function collector(value: string | undefined) {
  const address = url('SENTRY_DSN', value, ['https:', 'http:'])
  if (!address) return undefined
  const { username, pathname } = new URL(address)
  if (username && /\/\w+$/.test(pathname)) return address
  throw new StartRefused('SENTRY_DSN has no key or no project; use https://<key>@<host>/<project>.')
}

export function mailAddress(name: string, value: string | undefined) {
  if (value === undefined || /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value)) return value
  throw new StartRefused(`${name} is "${value}"; use one address such as bounces@example.com.`)
}

export function secret(name: string, value: string | undefined, shortest = SHORTEST_SECRET) {
  if (value === undefined || (/^[\x21-\x7e]+$/.test(value) && value.length >= shortest))
    return value
  throw new StartRefused(
    `${name} is too easily guessed; use at least ${shortest} letters and digits, such as those of openssl rand -hex 24.`
  )
}

/** `true` or a host name would let every client forge its address, so only addresses and networks are taken. */
export function cidr(value: string) {
  if (/^[0-9a-f.:]+(\/\d{1,3})?$/i.test(value) && value.includes(value.includes(':') ? ':' : '.'))
    return value
  throw new StartRefused(
    `TRUSTED_PROXIES has "${value}"; use addresses or networks such as 10.0.0.0/8, separated by commas.`
  )
}

/** A host in the spelling of the web platform, with its port, so that calls can be compared with it. */
export function hostWithPort(value: string) {
  const [, host, port] = /^([\w.-]+|\[[\da-f:.]+\]):(\d{1,5})$/i.exec(value) ?? []
  const address = `http://${host}`
  if (host && Number(port) <= 65_535 && URL.canParse(address) && !new URL(address).port)
    return `${new URL(address).hostname}:${Number(port)}`
  throw new StartRefused(
    `OUTBOUND_ALLOW has "${value}"; use hosts with their port such as ollama.lan:11434 or 10.0.0.7:8080, separated by commas.`
  )
}
