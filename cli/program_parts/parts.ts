import type { Command } from 'commander'
import type { Translate } from '../lib/texts.js'

/** Examples of each command, for its help and the manual; a test runs all of them. */
const examples = new WeakMap<Command, readonly string[]>()

export const examplesOf = (command: Command): readonly string[] => examples.get(command) ?? []

/** Adds examples to the help of a command. */
export function withExamples(command: Command, t: Translate, lines: readonly string[]) {
  examples.set(command, lines)
  return command.addHelpText('after', () =>
    ['', t('help.headings.Examples'), ...lines.map((line) => `  ${line}`)].join('\n')
  )
}

/** The option of commands that change something. */
export const writes = (command: Command, t: Translate) =>
  command.option('--dry-run', t('help.dry_run'))

/** Collects an option that may be given several times. */
export const collect = (value: string, before: string[] = []) => [...before, value]

/** Kinds of live values that a shell completes. */
export const VALUE_KINDS = [
  'tasks',
  'projects',
  'clients',
  'tags',
  'entries',
  'invoices',
  'orders',
  'files',
] as const
export type ValueKind = (typeof VALUE_KINDS)[number]

/** Kinds of the words of a command and of the values of its options, for completion. */
export interface Completed {
  words?: ValueKind
  options?: Readonly<Record<string, ValueKind>>
}

const completed = new WeakMap<Command, Completed>()

export const completedOf = (command: Command): Completed => completed.get(command) ?? {}

/** Says what a shell completes for a command, beside its options. */
export function completes(command: Command, what: Completed) {
  completed.set(command, what)
}
