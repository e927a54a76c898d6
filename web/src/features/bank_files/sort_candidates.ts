interface Candidate {
  /** Why it cannot go into a file; null when it can. */
  obstacle: string | null
}

/** Those that can go into a file, and all of them with these first. */
export function sortCandidates<Each extends Candidate>(candidates: Each[]) {
  const possible = candidates.filter(({ obstacle }) => obstacle === null)
  const rest = candidates.filter(({ obstacle }) => obstacle !== null)
  return { possible, all: [...possible, ...rest] }
}
