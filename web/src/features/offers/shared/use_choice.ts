import { useEffect, useState } from 'react'

/** A line of an offer; an alternative could take the place of the line at that position. */
interface Choosable {
  position: number
  alternativeOf: number | null
}

/**
 * The options of an offer that a client ticks, and what the server says they come to.
 * @param first those that are ticked at the beginning
 * @param sumsOf asks the server; `sums` is undefined as long as nothing is ticked
 */
export function useChoice<Sums>(
  lines: readonly Choosable[],
  first: number[],
  sumsOf: (chosen: number[], signal: AbortSignal) => Promise<Sums>
) {
  const [chosen, setChosen] = useState(first)
  const [sums, setSums] = useState<Sums>()
  const [failure, setFailure] = useState<unknown>()
  const asked = chosen.join(',')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says what is in `chosen`
  useEffect(() => {
    setFailure(undefined)
    if (asked === '') return setSums(undefined)
    const end = new AbortController()
    sumsOf(chosen, end.signal).then(setSums, (problem: unknown) => {
      if (!end.signal.aborted) setFailure(problem)
    })
    return () => end.abort()
  }, [asked])

  /** Of several alternatives to one line only the last ticked one stays. */
  const toggle = (position: number) => {
    const other = (at: number) => lines.find((line) => line.position === at)?.alternativeOf
    const instead = other(position)
    setChosen(
      chosen.includes(position)
        ? chosen.filter((each) => each !== position)
        : [...chosen.filter((each) => !instead || other(each) !== instead), position].sort(
            (a, b) => a - b
          )
    )
  }
  return { chosen, toggle, sums, failure }
}
