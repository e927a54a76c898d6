import { existsSync } from 'node:fs'
import { modules } from '#modules/index'
import type { Samples } from './define_samples.js'

/** The samples of all modules that have some, in the order of the modules. */
export const SAMPLES: Samples[] = []
for (const { name } of modules) {
  const file = new URL(`../../modules/${name}/tests/samples.ts`, import.meta.url)
  if (existsSync(file)) SAMPLES.push((await import(file.href)).default)
}

/** The valid bodies of all routes that change something and look at their body before they look for a record. */
export const VALID_BODIES: Record<string, unknown> = Object.assign(
  {},
  ...SAMPLES.map(({ bodies }) => bodies)
)

/** Samples of all modules under one name. */
export const wordsOf = (name: 'fields' | 'parameters') => [
  ...new Set(SAMPLES.flatMap((samples) => samples[name]?.split(/\s+/) ?? [])),
]
