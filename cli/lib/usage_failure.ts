import type { CommanderError } from 'commander'
import { Failure } from './failure.js'
import type { Translate } from './texts.js'

/** A command line that commander could not read, told in the user's language. */
export function usageFailure({ code, message }: CommanderError, t: Translate) {
  const what = /'([^']+)'/.exec(message)?.[1] ?? ''
  const meant = /\(Did you mean (?:one of )?([^,?]+)/.exec(message)?.[1]
  const key = code.replace('commander.', '')
  const kinds: Record<string, string> = {
    unknownCommand: t('usage.unknown_command', { what }),
    unknownOption: t('usage.unknown_option', { what }),
    missingArgument: t('usage.missing_argument', { what }),
    optionMissingArgument: t('usage.option_without_value', { what }),
    excessArguments: t('usage.too_many'),
  }
  return new Failure('usage', {
    values: { sentence: kinds[key] ?? message },
    next: meant && key === 'unknownCommand' ? `kontor ${meant}` : 'kontor --help',
  })
}
