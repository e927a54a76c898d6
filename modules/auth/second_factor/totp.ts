import encryption from '@adonisjs/core/services/encryption'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { now } from '#core/clock'

/** Name under which apps list the account. */
const ISSUER = 'Kontor'
/** Seconds before and after: one step on each side, for clocks that are not quite right (RFC 6238, section 5.2). */
const TOLERANCE = 30
const CODE = /^\d{6}$/

/** A secret for an authenticator app: 160 random bits in base 32 (RFC 4226, section 4). */
export const newSeed = () => generateSecret()

/** The address that authenticator apps read from the QR code. @param label what the app calls the account */
export const seedUri = (seed: string, label: string) =>
  generateURI({ issuer: ISSUER, label, secret: seed })

/**
 * The time step that a code belongs to, or undefined when it is wrong now.
 * @param lastStep codes of this step and of earlier ones have been used
 */
export function stepOfCode(seed: string, code: string, lastStep: number): number | undefined {
  if (!CODE.test(code)) return undefined
  const result = verifySync({
    secret: seed,
    token: code,
    epoch: Math.floor(now() / 1000),
    epochTolerance: TOLERANCE,
  })
  if (!result.valid || !('timeStep' in result)) return undefined
  return result.timeStep > lastStep ? result.timeStep : undefined
}

/** Sealed for one person: a seed that is copied to another row opens nothing. */
export const sealSeed = (seed: string, userId: string): string =>
  encryption.encrypt(seed, { purpose: purposeOf(userId) })

/** @throws when it was sealed with another APP_KEY; recovery codes still work then */
export function openSeed(sealed: string, userId: string): string {
  const seed = encryption.decrypt<string>(sealed, purposeOf(userId))
  if (!seed) throw new Error('The secret of an authenticator app does not open with this APP_KEY.')
  return seed
}

const purposeOf = (userId: string) => `second_factor:${userId}`
