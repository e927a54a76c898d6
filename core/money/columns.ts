import { type Decimal, decimal } from './decimal.js'
import { type Minor, minor } from './minor.js'

/** A driver's value for a BIGINT column: a number while it is safe, otherwise a bigint or a string. */
export type StoredInteger = number | bigint | string

const integer = (stored: StoredInteger) => BigInt(stored)
const nullable =
  <T>(consume: (stored: StoredInteger) => T) =>
  (stored: StoredInteger | null | undefined) =>
    stored === null || stored === undefined ? null : consume(stored)

/**
 * Money out of a row of the query builder. Sums are written `cast(sum(total) as signed)`:
 * without it MariaDB gives a DECIMAL, which the driver rounds beyond 2^53.
 */
export const moneyFromRow = (stored: StoredInteger): Minor => minor(integer(stored))

/** Quantities, unit prices and rates out of a row of the query builder. */
export const decimalFromRow = (stored: StoredInteger): Decimal => decimal(integer(stored))

/**
 * An amount or decimal as a value of a statement. Never a bigint: when a statement fails, knex writes its
 * values into the message, breaks on a bigint, and the database's own failure (a deadlock to retry, a key
 * that is taken) would be lost.
 */
export const boundInteger = (value: bigint): number | string =>
  Number.isSafeInteger(Number(value)) ? Number(value) : String(value)

const prepare = (value: bigint | null | undefined) =>
  typeof value === 'bigint' ? boundInteger(value) : value

/** `@column(moneyColumn) declare total: Minor`: a BIGINT of minor units. */
export const moneyColumn = { consume: nullable(moneyFromRow), prepare, serializeAs: null }

/** `@column(decimalColumn) declare quantity: Decimal`: a BIGINT of millionths. */
export const decimalColumn = { consume: nullable(decimalFromRow), prepare, serializeAs: null }
