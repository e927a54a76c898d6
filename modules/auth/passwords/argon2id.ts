import crypto from 'node:crypto'
import { promisify } from 'node:util'
import { PhcFormatter } from '@adonisjs/core/hash/phc_formatter'
import type { HashDriverContract } from '@adonisjs/core/types/hash'

/** Parameters for the cost of one hash. */
export interface Argon2idCost {
  /** KiB */
  memory: number
  passes: number
  parallelism: number
}

/** Argon2 1.3, the only version in use (RFC 9106). */
const VERSION = 0x13
const SALT_BYTES = 16
const HASH_BYTES = 32

/**
 * Hashes passwords with argon2id in Node's thread pool, and verifies hashes of the former driver, which then ask for a
 * new one. Node has argon2 since 24.7: on older ones the former driver also makes the hashes.
 */
export class Argon2id implements HashDriverContract {
  readonly #phc = new PhcFormatter<{ m: number; t: number; p: number }>()
  readonly #compute

  constructor(
    readonly cost: Argon2idCost,
    readonly former: HashDriverContract,
    argon2: typeof crypto.argon2 | null = crypto.argon2 ?? null
  ) {
    this.#compute = argon2 && promisify(argon2)
  }

  isValidHash(value: string) {
    return this.#parse(value) !== undefined || this.former.isValidHash(value)
  }

  /** @returns a hash in the PHC string format, `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
  async make(value: string) {
    const compute = this.#compute
    if (!compute) return this.former.make(value)
    const { memory, passes, parallelism } = this.cost
    const nonce = crypto.randomBytes(SALT_BYTES)
    const hash = await compute('argon2id', {
      message: value,
      nonce,
      tagLength: HASH_BYTES,
      ...this.cost,
    })
    const params = { m: memory, t: passes, p: parallelism }
    return this.#phc.serialize(nonce, hash, { id: 'argon2id', version: VERSION, params })
  }

  /** @throws when this Node cannot compute the hash: a right password must not seem to be a wrong one */
  async verify(hashedValue: string, plainValue: string) {
    const known = this.#parse(hashedValue)
    if (!known) return this.former.verify(hashedValue, plainValue)
    if (!this.#compute)
      throw new Error('This password was hashed with argon2: use Node 24.7 or newer.')
    const { m, t, p } = known.params
    const hash = await this.#compute('argon2id', {
      message: plainValue,
      nonce: known.salt,
      tagLength: known.hash.length,
      memory: m,
      passes: t,
      parallelism: p,
    })
    return crypto.timingSafeEqual(hash, known.hash)
  }

  needsReHash(value: string) {
    if (!this.#compute) return false
    const known = this.#parse(value)
    if (!known) return true
    const { m, t, p } = known.params
    const { memory, passes, parallelism } = this.cost
    return m !== memory || t !== passes || p !== parallelism
  }

  #parse(text: string) {
    try {
      const { id, version, params, salt, hash } = this.#phc.deserialize(text)
      const isOurs = id === 'argon2id' && version === VERSION
      return isOurs && params && salt && hash ? { params, salt, hash } : undefined
    } catch {
      return undefined
    }
  }
}
