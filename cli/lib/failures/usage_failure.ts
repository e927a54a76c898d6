import type { Command, CommanderError } from 'commander'
import type { Translate } from '../texts.js'
import { nearest } from './edit_distance.js'
import { Failure } from './failure.js'

interface Line {
  program: Command
  argv: string[]
  t: Translate
}

/** Whatever ends a sign-in, turns a company away, mails somebody or takes work back is never proposed for a mistake. */
export const NEVER_PROPOSED = [
  'logout',
  'reject',
  'suspend',
  'remind',
  'undo',
  'trim',
  'delete',
  'complete',
]

/** The failure for a command line that commander could not read, in the user's language. */
export function usageFailure({ code, message }: CommanderError, { program, argv, t }: Line) {
  const what = /'([^']+)'/.exec(message)?.[1] ?? ''
  const key = code.replace('commander.', '')
  const kinds: Record<string, string> = {
    unknownCommand: t('usage.unknown_command', { what }),
    unknownOption: t('usage.unknown_option', { what }),
    missingArgument: t('usage.missing_argument', { what }),
    optionMissingArgument: t('usage.option_without_value', { what }),
    excessArguments: t('usage.too_many'),
  }
  const { command, path } = commandOf(program, argv)
  const names = command.commands.map((each) => each.name())
  const known = names.filter((name) => !NEVER_PROPOSED.includes(name))
  const meant = key === 'unknownCommand' ? nearest(known, what) : undefined
  const next = ['kontor', ...path, meant ?? '--help'].join(' ')
  return new Failure('usage', { values: { sentence: kinds[key] ?? message }, next })
}

/** The deepest command that the words of a line name. */
function commandOf(program: Command, argv: string[]) {
  let command = program
  const path: string[] = []
  for (const word of argv.slice(2)) {
    const child = command.commands.find((each) => each.name() === word)
    if (!child) continue
    command = child
    path.push(word)
  }
  return { command, path }
}
