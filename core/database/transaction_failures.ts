/** Thrown inside inTx when a compare-and-set lost its race: the transaction starts again. */
export class RetryTransaction extends Error {}

/** 1213 deadlock or certification, 1205 lock wait, 1020 snapshot, 1047 node not ready; 9007, 8002, 8022 TiDB. */
const RETRYABLE = new Set([1213, 1205, 1020, 1047, 9007, 8002, 8022])
const CONNECTION_LOST = new Set(['PROTOCOL_CONNECTION_LOST', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ER_CON_COUNT_ERROR'])

interface DriverError {
  code?: string
  errno?: number
  message?: string
  name?: string
}

/** A row that was found is gone when another one wants to point to it: looking again says that it is not there. */
const GONE = 'ER_NO_REFERENCED_ROW_2'

export const isWorthRetrying = (error: unknown) =>
  isContended(error) || (error as DriverError).code === GONE

function isContended(error: unknown) {
  if (error instanceof RetryTransaction) return true
  const { errno } = error as DriverError
  return errno !== undefined && RETRYABLE.has(errno)
}

/** Another program holds the lock of the SQLite file. */
export const isLocked = (error: unknown) =>
  (error as DriverError).code?.startsWith('SQLITE_BUSY') ?? false

export const isConnectionLost = (error: unknown) =>
  CONNECTION_LOST.has((error as DriverError).code ?? '')

/** Knex's message for any call on a transaction that has ended, for example with its connection. */
const hasEnded = (error: unknown) =>
  (error as DriverError).message?.startsWith('Transaction query already complete') ?? false

export const isStorageFull = (error: unknown) => (error as DriverError).code === 'SQLITE_FULL'

/** The database cannot be reached or is too busy just now; the caller may try again later. */
export function isDatabaseAway(error: unknown) {
  const { code = '', name } = error as DriverError
  return (
    isContended(error) ||
    isLocked(error) ||
    isConnectionLost(error) ||
    hasEnded(error) ||
    UNREACHABLE.has(code) ||
    name === 'KnexTimeoutError' ||
    code.startsWith('SQLITE_IOERR') ||
    code === 'SQLITE_READONLY'
  )
}

/** A UNIQUE or PRIMARY KEY refused a row. */
export function isDuplicate(error: unknown) {
  const { code = '' } = error as DriverError
  return (
    code === 'ER_DUP_ENTRY' ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  )
}

/** A FOREIGN KEY keeps a row that others still point to. */
export function isStillReferenced(error: unknown) {
  const { code = '' } = error as DriverError
  return code === 'ER_ROW_IS_REFERENCED_2' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
}
