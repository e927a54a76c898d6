import type { Paper } from '../proposal'

/** Which options are ticked, and what they come to. */
export interface Choice {
  chosen: number[]
  /** Missing where nothing can be chosen. */
  toggle?: (position: number) => void
  sums: Pick<Paper, 'net' | 'tax' | 'total' | 'taxes'>
}

/** As it was offered, or as it was accepted: nothing to be ticked. */
export const settledChoice = (paper: Paper): Choice => ({
  chosen: paper.answer?.kind === 'accepted' ? paper.answer.chosen : [],
  sums: paper.answer?.kind === 'accepted' ? paper.answer : paper,
})
