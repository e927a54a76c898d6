import type { Key } from 'ink'
import { typed } from '../text_line.js'
import { arrowStep, stepOf } from '../use_cursor_row.js'
import type { HomeActions, Outcome } from './home_props.js'
import { chosenRow, type HomeModel, type Mode } from './model.js'

/** The effect of a key. */
export type Step =
  | { do: 'nothing' | 'quit' | 'refresh' }
  | { do: 'enter'; mode: Mode }
  | { do: 'move'; to: number }
  | { do: 'write'; text: string }
  | { do: 'act'; work: () => Promise<Outcome> }

interface Pressed {
  input: string
  key: Key
  model: HomeModel
  actions: HomeActions
}

const PAGE = 10
const NOTHING: Step = { do: 'nothing' }

/** The meaning of a key at the moment; while something is on its way, none has one. */
export function stepFor(pressed: Pressed): Step {
  const { model, key, input } = pressed
  if (model.isBusy) return NOTHING
  if (model.mode === 'list') return inList(pressed)
  if (model.mode === 'help') return { do: 'enter', mode: 'list' }
  if (key.escape) return { do: 'enter', mode: 'list' }
  if (key.return) return confirmed(pressed)
  if (model.mode === 'approve') return NOTHING
  if (model.mode === 'search' && arrowStep(key)) {
    return { do: 'move', to: model.row + arrowStep(key) }
  }
  return { do: 'write', text: typed(model.text, input, key) }
}

function inList(pressed: Pressed): Step {
  const { input, key, model } = pressed
  if (input === 'q') return { do: 'quit' }
  if (input === 'r') return { do: 'refresh' }
  if (input === '/') return { do: 'enter', mode: 'search' }
  if (input === '?') return { do: 'enter', mode: 'help' }
  const to = destination(pressed)
  if (to !== undefined) return { do: 'move', to }
  if (model.data.kind === 'time') return withTimer(pressed)
  if (model.data.kind !== 'desk' || !chosenRow(model) || key.ctrl) return NOTHING
  if (input === 'a') return { do: 'enter', mode: 'approve' }
  return input === 'x' ? { do: 'enter', mode: 'reject' } : NOTHING
}

function destination({ input, key, model: { row, matches } }: Pressed) {
  if (input === 'g') return 0
  if (input === 'G') return matches.length - 1
  if (key.pageDown) return row + PAGE
  if (key.pageUp) return row - PAGE
  return stepOf(input, key) ? row + stepOf(input, key) : undefined
}

function withTimer(pressed: Pressed): Step {
  const { input, key, actions, model } = pressed
  const { running } = model.data
  if (key.return) return start(pressed)
  if (input === 'n') return { do: 'enter', mode: 'create' }
  if (input === 'u') return { do: 'act', work: actions.undo }
  if (!running) return NOTHING
  if (input === 's') return { do: 'act', work: actions.stop }
  if (input !== 'p') return NOTHING
  return { do: 'act', work: running.pausedAt === null ? actions.pause : actions.resume }
}

/** Starts the chosen task; the one that runs goes on, and ends its break. */
function start({ actions, model }: Pressed): Step {
  const chosen = chosenRow(model)
  const { running } = model.data
  if (!chosen) return NOTHING
  if (chosen.id !== running?.taskId) return { do: 'act', work: () => actions.start(chosen) }
  return running.pausedAt === null ? NOTHING : { do: 'act', work: actions.resume }
}

/** Enter in a mode with a question or a text; an empty text is no answer. */
function confirmed(pressed: Pressed): Step {
  const { model, actions } = pressed
  const chosen = chosenRow(model)
  const text = model.text.trim()
  if (model.mode === 'search') {
    return model.data.kind === 'time' && chosen ? start(pressed) : { do: 'enter', mode: 'list' }
  }
  if (model.mode === 'create') {
    return text ? { do: 'act', work: () => actions.create(text) } : NOTHING
  }
  if (!chosen) return { do: 'enter', mode: 'list' }
  if (model.mode === 'approve') return { do: 'act', work: () => actions.approve(chosen) }
  return text ? { do: 'act', work: () => actions.reject(chosen, text) } : NOTHING
}
