import type { BoardColumn } from './board'

/** A column while the columns are changed. */
export interface ColumnDraft extends Pick<BoardColumn, 'name' | 'color' | 'isDone'> {
  /** Tells it apart as long as the dialog is open. */
  key: string
  /** Missing for a new one. */
  _id?: string
}

/** As the server takes them. */
export const MOST_COLUMNS = 12

export const draftsOf = (columns: readonly BoardColumn[]): ColumnDraft[] =>
  columns.map(({ _id, name, color, isDone }) => ({ key: _id, _id, name, color, isDone }))

export const wishOf = (drafts: readonly ColumnDraft[]) =>
  drafts.map(({ _id, name, color, isDone }) => ({ ...(_id && { _id }), name, color, isDone }))

export const changed = (drafts: ColumnDraft[], key: string, change: Partial<ColumnDraft>) =>
  drafts.map((draft) => (draft.key === key ? { ...draft, ...change } : draft))

/** With exactly this column as the one for done tasks. */
export const withDone = (drafts: ColumnDraft[], key: string) =>
  drafts.map((draft) => ({ ...draft, isDone: draft.key === key }))

export const removed = (drafts: ColumnDraft[], key: string) =>
  drafts.filter((draft) => draft.key !== key)

export function moved(drafts: ColumnDraft[], index: number, step: 1 | -1) {
  const draft = drafts[index]
  return draft ? drafts.toSpliced(index, 1).toSpliced(index + step, 0, draft) : drafts
}

let nextKey = 0

/** A new column comes before the last one, which is mostly the one for done tasks. */
export function newDraft(drafts: ColumnDraft[]) {
  const draft: ColumnDraft = { key: `new ${nextKey++}`, name: '', color: 'grey', isDone: false }
  return drafts.toSpliced(-1, 0, draft)
}
