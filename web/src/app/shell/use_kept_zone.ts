import { useEffect } from 'react'
import { readKept, writeKept } from '@/lib/session/kept'

const NAME = 'zone'

/** The company's zone; without an answer of the server the one that it named last. */
export function useKeptZone(zone: string | undefined) {
  useEffect(() => {
    if (zone) writeKept(NAME, zone)
  }, [zone])
  return zone ?? readKept(NAME, isText)
}

const isText = (value: unknown): value is string => typeof value === 'string'
