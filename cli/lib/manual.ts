import type { Command } from 'commander'
import { examplesOf } from '../program_parts/parts.js'
import type { Translate } from './texts.js'

/** A command as the manual shows it. */
export interface ManualEntry {
  /** `kontor log [words...]` */
  usage: string
  description: string
  options: { flags: string; description: string }[]
  examples: readonly string[]
}

export interface Manual {
  description: string
  commands: ManualEntry[]
  options: ManualEntry['options']
  /** Chapters of words. */
  chapters: { title: string; text: string }[]
  /** Names with their meaning. */
  lists: { title: string; rows: { name: string; meaning: string }[] }[]
}

const EXIT_CODES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '130']
const VARIABLES = ['KONTOR_URL', 'KONTOR_TOKEN', 'KONTOR_PROFILE', 'NO_COLOR']

/** The manual, made from the commands themselves. @param program that the caller sees, without hidden commands */
export function manualOf(program: Command, t: Translate): Manual {
  return {
    description: program.description(),
    commands: entriesBelow(program, ['kontor']),
    options: optionsOf(program),
    chapters: [
      { title: t('manual.times'), text: t('manual.times_text') },
      { title: t('manual.entries'), text: t('manual.entries_text') },
      { title: t('manual.folder'), text: t('manual.folder_text') },
    ],
    lists: [
      {
        title: t('manual.exit_codes'),
        rows: EXIT_CODES.map((name) => ({ name, meaning: t(`manual.codes.${name}`) })),
      },
      {
        title: t('help.headings.Environment').replace(/:$/, ''),
        rows: VARIABLES.map((name) => ({ name, meaning: t(`help.variables.${name}`) })),
      },
    ],
  }
}

function entriesBelow(command: Command, path: string[]): ManualEntry[] {
  return command
    .createHelp()
    .visibleCommands(command)
    .filter((each) => each.name() !== 'help')
    .flatMap((each) => {
      const here = [...path, each.name()]
      const words = each.registeredArguments.map((argument) => {
        const name = argument.variadic ? `${argument.name()}...` : argument.name()
        return argument.required ? `<${name}>` : `[${name}]`
      })
      const entry: ManualEntry = {
        usage: [...here, ...words].join(' '),
        description: each.description(),
        options: optionsOf(each),
        examples: examplesOf(each),
      }
      return [entry, ...entriesBelow(each, here)]
    })
}

const optionsOf = (command: Command) =>
  command.options
    .filter(({ hidden }) => !hidden)
    .map(({ flags, description }) => ({ flags, description }))
