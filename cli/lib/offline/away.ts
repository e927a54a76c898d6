import { Failure, ServerFailure } from '../failures/failure.js'

/** A bad gateway, a service that is down, and a gateway that waited too long. */
const AWAY = [502, 503, 504]

/** A foreign certificate is that of a hotel's Wi-Fi, as a page that is not Kontor's is. */
const AWAY_CODES = [
  'unreachable',
  'timed_out',
  'not_kontor',
  'untrusted_certificate',
  'proxy_refused',
]

/** Whether a failure means that the server cannot be asked now; the page of a hotel's Wi-Fi is no Kontor. */
export const isAway = (error: unknown) =>
  error instanceof Failure
    ? AWAY_CODES.includes(error.code)
    : error instanceof ServerFailure && AWAY.includes(error.status)
