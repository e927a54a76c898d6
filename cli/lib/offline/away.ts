import { Failure, ServerFailure } from '../failures/failure.js'

/** A bad gateway, a service that is down, and a gateway that waited too long. */
const AWAY = [502, 503, 504]

/** Whether a failure means that the server cannot be asked now; the page of a hotel's Wi-Fi is no Kontor. */
export const isAway = (error: unknown) =>
  error instanceof Failure
    ? ['unreachable', 'timed_out', 'not_kontor'].includes(error.code)
    : error instanceof ServerFailure && AWAY.includes(error.status)
