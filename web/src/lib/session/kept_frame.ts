import { useEffect } from 'react'
import { readKept, writeKept } from './kept'

/*
 * What the frame of a page that is opened without a connection needs of the last answers: for whom the menu is, and by which
 * clock a day ends.
 */

interface Person {
  role?: string | null
  isEmployee?: boolean
}

const PERSON = 'person'
const ZONE = 'zone'

/** The role of the signed-in person, as the server last named it. */
export const keptPerson = () => readKept(PERSON, isPerson)

/** The zone of the company, as the server last named it. */
export const keptZone = () => readKept(ZONE, isText)

/** Keeps both as soon as they are known. */
export function useKeepFrame(me: Person | undefined, zone: string | undefined) {
  const { role, isEmployee } = me ?? {}
  useEffect(() => {
    if (role) writeKept(PERSON, { role, isEmployee })
  }, [role, isEmployee])
  useEffect(() => {
    if (zone) writeKept(ZONE, zone)
  }, [zone])
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'role' in value && isText(value.role)
