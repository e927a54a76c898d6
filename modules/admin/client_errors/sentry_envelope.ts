import { type ClientReport, readFrames } from './clean_report.js'

/** Where a Sentry-compatible collector takes events, and its public key. */
export interface Collector {
  url: string
  key: string
}

/** @param dsn `https://<key>@<host>/<project>`, see https://develop.sentry.dev/sdk/overview/#parsing-the-dsn */
export function collectorOf(dsn: string): Collector {
  const { protocol, host, pathname, username } = new URL(dsn)
  const parts = pathname.split('/')
  const project = parts.pop()
  return { url: `${protocol}//${host}${parts.join('/')}/api/${project}/envelope/`, key: username }
}

interface Occurrence {
  /** UUID of this event. */
  id: string
  /** When it was reported, in milliseconds UTC. */
  at: number
  report: ClientReport
  fingerprint: string
  environment: string
}

/** An event in the form that collectors take: https://develop.sentry.dev/sdk/data-model/envelopes/ */
export function envelopeOf({ id, at, report, fingerprint, environment }: Occurrence) {
  const eventId = id.replaceAll('-', '')
  const event = JSON.stringify({
    event_id: eventId,
    timestamp: at / 1000,
    platform: 'javascript',
    level: 'error',
    logger: 'kontor.web',
    release: `kontor@${report.version}`,
    environment,
    transaction: report.page,
    fingerprint: [fingerprint],
    exception: {
      values: [
        { type: report.name, value: report.message, stacktrace: { frames: framesOf(report) } },
      ],
    },
  })
  const header = JSON.stringify({ event_id: eventId, sent_at: new Date(at).toISOString() })
  const item = JSON.stringify({ type: 'event', length: Buffer.byteLength(event) })
  return `${header}\n${item}\n${event}\n`
}

/** The innermost call comes last. */
const framesOf = ({ stack }: ClientReport) =>
  readFrames(stack)
    .toReversed()
    .map(({ name, file, line, column }) => ({
      ...(name && { function: name }),
      filename: file,
      lineno: line,
      colno: column,
      in_app: true,
    }))
