import { readFileSync } from 'node:fs'

const FILE = '.adonisjs/client/registry/schema.d.ts'
const ENTRY = /^ {2}'(?=[\w.]+': \{$)/m

/** The entries of the generated registry by the names of the routes: the text names validator and controller of each. */
export function registryEntries(): Map<string, string> {
  const entries = readFileSync(FILE, 'utf8').split(ENTRY).slice(1)
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf("'")), entry]))
}
