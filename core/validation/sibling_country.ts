import type { FieldContext } from '@vinejs/vine/types'

/** The country that stands beside a field, in capitals; undefined where none is given. */
export function siblingCountry({ parent }: FieldContext): string | undefined {
  const country: unknown = parent?.country
  return typeof country === 'string' && country.trim() ? country.trim().toUpperCase() : undefined
}
