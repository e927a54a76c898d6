import { connect, isIP, type Socket } from 'node:net'
import nodemailer from 'nodemailer'
import { findAddresses } from '#core/outbound/find_addresses'
import { OutboundError } from '#core/outbound/outbound_error'
import { resolveHost } from '#core/outbound/resolve_host'
import env from '#core/start/env'
import type { CompanyServer } from './company_server.js'

/** Ports on which mail servers take mails. Others would let companies look around in foreign machines. */
const MAIL_PORTS = [25, 465, 587, 2525]

/** Milliseconds: for the name, the connection and the greeting; between two answers; for everything. */
const SETUP = 10_000
const SILENCE = 15_000
/** Also ends a server that sends a byte now and then. Shorter than the lease of a claim. */
const LONGEST = 45_000

/**
 * A transport to the mail server that a company has typed, connected to a checked address of its name. It is encrypted and
 * its certificate is checked, unless the operator allows the host (`OUTBOUND_ALLOW`), which may then also be private.
 * @throws OutboundError `address`, `too_slow`
 */
export async function connectTo(server: CompanyServer) {
  const { host, port, security, username, password } = server
  const isAllowed = env.OUTBOUND_ALLOW.includes(`${host}:${port}`)
  if (!isAllowed && !MAIL_PORTS.includes(port)) throw new OutboundError('address')
  const signal = AbortSignal.timeout(SETUP)
  const [address = ''] = await findAddresses(host, { isAllowed, resolve: resolveHost, signal })
  return nodemailer.createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: !isAllowed,
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    ...(username && { auth: { user: username, pass: password ?? '' } }),
    connectionTimeout: SETUP,
    greetingTimeout: SETUP,
    socketTimeout: SILENCE,
    getSocket: (_options, done) => {
      openSocket(address, port).then(
        (connection) => done(null, { connection }),
        (error: Error) => done(error, false)
      )
    },
  })
}

function openSocket(host: string, port: number) {
  return new Promise<Socket>((resolve, reject) => {
    const socket = connect({ host, port })
    const end = (after: number) =>
      setTimeout(() => socket.destroy(new OutboundError('too_slow')), after)
    const setup = end(SETUP)
    const whole = end(LONGEST)
    socket.once('close', () => {
      clearTimeout(setup)
      clearTimeout(whole)
    })
    socket.once('error', (error) =>
      reject(error instanceof OutboundError ? error : new OutboundError('unreachable', error))
    )
    socket.once('connect', () => {
      clearTimeout(setup)
      resolve(socket)
    })
  })
}
