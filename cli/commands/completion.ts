import type { Command, Option } from 'commander'
import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { type Completed, completedOf, type ValueKind } from '../program_parts/parts.js'

/** A place in the command tree: the words typed before it, the words that may follow, and a description. */
interface Place {
  path: string
  commands: { name: string; description: string }[]
  options: { flag: string; description: string; takesValue: boolean }[]
  /** Live values of the words and of options. */
  values: Completed
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
    ...shownBelow(command).flatMap((child) => visit(child, `${path} ${child.name()}`.trim())),
    {
      path,
      commands: shownBelow(command).map((child) => ({
        name: child.name(),
        description: child.description(),
      })),
      options: [
        ...(path ? command.options.filter(({ hidden }) => !hidden).map(toOption) : []),
        ...everywhere,
      ],
      values: completedOf(command),
    },
  ]
  // The deepest places come first, so that the first one that matches is the right one.
  return visit(program, '')
}

const shownBelow = (command: Command) =>
  command.commands.filter((each) => each.name() !== 'complete')

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

/** The kind of live values of each flag that has one, as branches of a `case`. */
function valueCases(places: Place[]) {
  const flags = new Map(places.flatMap(({ values }) => Object.entries(values.options ?? {})))
  return [...flags].map(([flag, kind]) => `      ${flag}) kind=${kind} ;;`).join('\n')
}

function bash(places: Place[]) {
  const cases = places.map(({ path, commands, options, values }) => {
    const words = [...commands.map(({ name }) => name), ...options.map(({ flag }) => flag)]
    return `    "${path}"*) words="${words.join(' ')}" kind="${values.words ?? ''}" ;;`
  })
  return `# kontor completion bash > ~/.local/share/bash-completion/completions/kontor
_kontor() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" typed="" word words="" isValue="" kind="" line
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ $word == -* || $isValue ]] || typed="$typed $word"
    case "$word" in ${flagsWithValue(places)}) isValue=$word ;; *) isValue="" ;; esac
  done
  COMPREPLY=()
  if [[ $isValue ]]; then
    case "$isValue" in
${valueCases(places)}
    esac
  else
    case "\${typed# }" in
${cases.join('\n')}
    esac
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
  fi
  if [[ $kind == files ]]; then
    compopt -o default 2>/dev/null
  elif [[ $kind && $cur != -* ]]; then
    while IFS= read -r line; do
      COMPREPLY+=("$(printf %q "$line")")
    done < <(kontor complete "$kind" "\${cur//\\\\/}" 2>/dev/null | cut -f 1)
  fi
}
complete -F _kontor kontor`
}

function zsh(places: Place[]) {
  const entry = (name: string, description: string) =>
    `'${`${name.replaceAll(':', '\\:')}:${description}`.replaceAll("'", "'\\''")}'`
  const cases = places.map(({ path, commands, options, values }) => {
    const entries = [
      ...commands.map(({ name, description }) => entry(name, description)),
      ...options.map(({ flag, description }) => entry(flag, description)),
    ]
    return `    "${path}"*) entries=(${entries.join(' ')}) kind=${values.words ?? "''"} ;;`
  })
  return `#compdef kontor
# kontor completion zsh > "\${fpath[1]}/_kontor"
_kontor() {
  local typed="" word isValue="" kind=""
  local -a entries found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    [[ $word == -* || -n $isValue ]] || typed="$typed $word"
    case "$word" in ${flagsWithValue(places)}) isValue=$word ;; *) isValue="" ;; esac
  done
  if [[ -n $isValue ]]; then
    case "$isValue" in
${valueCases(places)}
    esac
  else
    case "\${typed# }" in
${cases.join('\n')}
    esac
    _describe kontor entries
  fi
  if [[ $kind == files ]]; then
    _files
  elif [[ -n $kind && $PREFIX != -* ]]; then
    found=("\${(@f)$(kontor complete "$kind" "\${(Q)PREFIX}" 2>/dev/null | cut -f 1)}")
    found=("\${(@)found:#}")
    (( $#found )) && compadd -M 'm:{a-zA-Z}={A-Za-z}' -a found
  fi
}
_kontor "$@"`
}

function fish(places: Place[]) {
  const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  const lines = places.flatMap(({ path, commands, options, values }) => {
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
          `complete -c kontor ${values.options?.[flag] === 'files' ? '' : '-f '}${takesValue ? '-r ' : ''}-n ${condition} -l ${flag.replace('--', '')} -d ${quote(description)}${live(values.options?.[flag])}`
      ),
      ...(values.words === 'files' ? [`complete -c kontor -F -n ${condition}`] : []),
      ...(values.words && values.words !== 'files'
        ? [`complete -c kontor -f -n ${condition}${live(values.words)}`]
        : []),
    ]
  })
  return ['# kontor completion fish > ~/.config/fish/completions/kontor.fish', ...lines].join('\n')
}

/** The live values of a kind, as the argument of fish's `complete`. */
const live = (kind: ValueKind | undefined) =>
  kind && kind !== 'files' ? ` -a '(kontor complete ${kind} (commandline -ct) 2>/dev/null)'` : ''
