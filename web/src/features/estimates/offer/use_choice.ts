import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { api } from '@/lib/api'
import { failureText } from '@/lib/http_failure'
import type { Offer } from '../estimate'
import type { Link } from './offer_view'

type Totals = AnswerOf<'POST', '/api/offers/totals'>

export type Choice = ReturnType<typeof useChoice>

/** The options that a client ticks, and what the server says they come to. */
export function useChoice(offer: Offer, { id, linkKey }: Link) {
  const { t } = useTranslation('estimates')
  const [chosen, setChosen] = useState<number[]>(offer.answer?.chosen ?? [])
  const [totals, setTotals] = useState<Totals>()
  const [failure, setFailure] = useState<string>()
  const asked = chosen.join(',')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says what is in `chosen`
  useEffect(() => {
    if (asked === '') return setTotals(undefined)
    const end = new AbortController()
    api('POST', '/api/offers/totals', {
      body: { id, key: linkKey, chosen },
      signal: end.signal,
      keepsSession: true,
    }).then(
      (answer) => {
        setTotals(answer)
        setFailure(undefined)
      },
      (problem: unknown) => {
        if (!end.signal.aborted) setFailure(failureText(problem, t('offer.failed')))
      }
    )
    return () => end.abort()
  }, [asked, id, linkKey, t])

  /** Of several alternatives to one line only the last ticked one stays. */
  const toggle = (position: number) => {
    const other = (at: number) => offer.lines.find((line) => line.position === at)?.alternativeOf
    const instead = other(position)
    setChosen(
      chosen.includes(position)
        ? chosen.filter((each) => each !== position)
        : [...chosen.filter((each) => !instead || other(each) !== instead), position].sort(
            (a, b) => a - b
          )
    )
  }
  return { chosen, toggle, failure, sums: totals ?? offer }
}
