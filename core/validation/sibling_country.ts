import type { FieldContext } from '@vinejs/vine/types'

/** The country in the sibling field, in capitals; undefined without one. */
export function siblingCountry({ parent }: FieldContext): string | undefined {
  const country: unknown = parent?.country
  return typeof country === 'string' && country.trim() ? country.trim().toUpperCase() : undefined
}
