/** The kinds of a change of time: made by a person, or (`end`) by a rule that ended a timer. */
export const CHANGE_KINDS = [
  'start',
  'switch',
  'stop',
  'trim',
  'end',
  'break',
  'add',
  'edit',
  'move',
  'split',
  'merge',
  'delete',
  'copy',
  'import',
  'undo',
  'redo',
] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]
