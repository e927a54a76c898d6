import type { Command, Option } from 'commander'
import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'

/** A place in the command tree: the words typed before it, the words that may follow, and a description. */
interface Place {
  path: string
  commands: { name: string; description: string }[]
  options: { flag: string; description: string; takesValue: boolean }[]
}

const WRITERS: Record<string, (places: Place[]) => string> = { bash, zsh, fish }

/** `kontor completion bash|zsh|fish`: a script for the shell, made from the commands themselves. */
export function completion(
  context: Context,
  { program, shell }: { program: Command; shell: string }
) {
  const write = WRITERS[shell]
  if (!write) {
    throw new Failure('usage', {
      values: { sentence: context.t('usage.unknown_shell', { shell }) },
      next: 'kontor completion bash',
    })
  }
  const script = write(placesOf(program))
  if (context.isJson) return context.printJson({ shell, script })
  context.print(script)
}

function placesOf(program: Command): Place[] {
  const everywhere = program.options.map(toOption)
  const visit = (command: Command, path: string): Place[] => [
    ...command.commands.flatMap((child) => visit(child, `${path} ${child.name()}`.trim())),
    {
      path,
      commands: command.commands.map((child) => ({
        name: child.name(),
        description: child.description(),
      })),
      options: [
        ...(path ? command.options.filter(({ hidden }) => !hidden).map(toOption) : []),
        ...everywhere,
      ],
    },
  ]
  // The deepest places come first, so that the first one that matches is the right one.
  return visit(program, '')
}

const toOption = ({ long, description, required }: Option) => ({
  flag: long ?? '',
  description,
  takesValue: required,
})

/** The flags whose next word is their value and no command, as a pattern of the shells. */
const flagsWithValue = (places: Place[]) =>
  [
    ...new Set(
      places.flatMap(({ options }) =>
        options.filter(({ takesValue }) => takesValue).map(({ flag }) => flag)
      )
    ),
  ].join('|')

function bash(places: Place[]) {
  const cases = places.map(({ path, commands, options }) => {
    const words = [...commands.map(({ name }) => name), ...options.map(({ flag }) => flag)]
    return `    "${path}"*) words="${words.join(' ')}" ;;`
  })
  return `# kontor completion bash > ~/.local/share/bash-completion/completions/kontor
_kontor() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" typed="" word words="" isValue=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ $word == -* || $isValue ]] || typed="$typed $word"
    case "$word" in ${flagsWithValue(places)}) isValue=1 ;; *) isValue="" ;; esac
  done
  [[ $isValue ]] && return
  case "\${typed# }" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _kontor kontor`
}

function zsh(places: Place[]) {
  const entry = (name: string, description: string) =>
    `'${`${name.replaceAll(':', '\\:')}:${description}`.replaceAll("'", "'\\''")}'`
  const cases = places.map(({ path, commands, options }) => {
    const entries = [
      ...commands.map(({ name, description }) => entry(name, description)),
      ...options.map(({ flag, description }) => entry(flag, description)),
    ]
    return `    "${path}"*) entries=(${entries.join(' ')}) ;;`
  })
  return `#compdef kontor
# kontor completion zsh > "\${fpath[1]}/_kontor"
_kontor() {
  local typed="" word isValue=""
  local -a entries
  for word in "\${(@)words[2,CURRENT-1]}"; do
    [[ $word == -* || -n $isValue ]] || typed="$typed $word"
    case "$word" in ${flagsWithValue(places)}) isValue=1 ;; *) isValue="" ;; esac
  done
  [[ -n $isValue ]] && return
  case "\${typed# }" in
${cases.join('\n')}
  esac
  _describe kontor entries
}
_kontor "$@"`
}

function fish(places: Place[]) {
  const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  const lines = places.flatMap(({ path, commands, options }) => {
    const seen = path.split(' ').filter(Boolean)
    const children = commands.map(({ name }) => name).join(' ')
    const here = seen.map((name) => `__fish_seen_subcommand_from ${name}`)
    const notDeeper = children ? [`not __fish_seen_subcommand_from ${children}`] : []
    const condition = quote([...here, ...notDeeper].join('; and '))
    return [
      ...commands.map(
        ({ name, description }) =>
          `complete -c kontor -f -n ${condition} -a ${name} -d ${quote(description)}`
      ),
      ...options.map(
        ({ flag, description, takesValue }) =>
          `complete -c kontor -f ${takesValue ? '-r ' : ''}-n ${condition} -l ${flag.replace('--', '')} -d ${quote(description)}`
      ),
    ]
  })
  return ['# kontor completion fish > ~/.config/fish/completions/kontor.fish', ...lines].join('\n')
}
