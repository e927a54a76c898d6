import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { api } from '@/lib/api'
import { failureText } from '@/lib/http_failure'
import type { Choice } from '../paper/choice'
import type { Paper } from '../proposal'
import type { Link } from './shared_view'

type Totals = AnswerOf<'POST', '/api/shared-proposals/totals'>

/** The options that a client ticks, and what the server says they come to. */
export function useChoice(paper: Paper, { id, key }: Link) {
  const { t } = useTranslation('proposals')
  const [chosen, setChosen] = useState<number[]>([])
  const [totals, setTotals] = useState<Totals>()
  const [failure, setFailure] = useState<string>()
  const asked = chosen.join(',')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says what is in `chosen`
  useEffect(() => {
    if (asked === '') {
      setTotals(undefined)
      return setFailure(undefined)
    }
    const end = new AbortController()
    api('POST', '/api/shared-proposals/totals', {
      body: { id, key, chosen },
      signal: end.signal,
      keepsSession: true,
    }).then(
      (answer) => {
        setTotals(answer)
        setFailure(undefined)
      },
      (problem: unknown) => {
        if (!end.signal.aborted) setFailure(failureText(problem, t('shared.failed')))
      }
    )
    return () => end.abort()
  }, [asked, id, key, t])

  /** Of several alternatives to one line only the last ticked one stays. */
  const toggle = (position: number) => {
    const other = (at: number) => paper.lines.find((line) => line.position === at)?.alternativeOf
    const instead = other(position)
    setChosen(
      chosen.includes(position)
        ? chosen.filter((each) => each !== position)
        : [...chosen.filter((each) => !instead || other(each) !== instead), position].sort(
            (a, b) => a - b
          )
    )
  }
  const choice: Choice = { chosen, toggle, sums: totals ?? paper }
  return { choice, failure }
}
