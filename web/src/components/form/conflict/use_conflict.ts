import type { UseFormReturnType } from '@mantine/form'
import i18next from 'i18next'
import { useRef, useState } from 'react'
import { api } from '@/lib/server/api'
import { HttpFailure } from '@/lib/server/http_failure'
import { showUndo } from '../../toast'
import { type Difference, differencesOf, withOwnChanges } from './conflict'

/** How a form learns what somebody else has saved meanwhile. */
export interface Concurrency<Values> {
  /** The record's id; empty for a new one. */
  id: string
  /** The record as it is now, as the form shows it, with its version. */
  load: () => Promise<Values>
  /** Words for fields with a code or an id; empty for technical ones. */
  words?: (values: Values) => Record<string, string>
}

/** A change by somebody else that the form has met when it was saved. */
export interface Conflict {
  differences: Difference[]
  /** Of the amounts on both sides; missing for records without one. */
  currencies: { theirs?: string | undefined; mine?: string | undefined }
  /** Null when it is not known any more. */
  by: string | null
  at: string | null
  keepMine: () => void
  loadTheirs: () => void
  close: () => void
}

interface Met<Values> {
  theirs: Values
  differences: Difference[]
  by: string | null
  at: string | null
}

const currencyOf = (values: object) =>
  'currency' in values && values.currency ? String(values.currency) : undefined

const versionOf = (values: object) => ('version' in values ? values.version : undefined)

/**
 * Handles the second editor of a record: when saving is refused because another user was faster, their state is loaded
 * and compared. The typed values stay in the form until the user decides, and can be restored from a toast afterwards.
 */
export function useConflict<Values extends object>(
  form: UseFormReturnType<Values>,
  initial: Values,
  concurrency: Concurrency<Values> | undefined
) {
  const [met, setMet] = useState<Met<Values>>()
  // The values that the form is based on: the initial ones, replaced at each decision.
  const base = useRef<Values | undefined>(initial)

  /** @returns whether it was one: `merged` when nothing that is shown was changed, so that saving can be tried again */
  async function meet(problem: unknown): Promise<'none' | 'asked' | 'merged'> {
    const isConflict = problem instanceof HttpFailure && problem.code === 'version_conflict'
    if (!isConflict || !concurrency?.id) return 'none'
    const mine = form.getValues()
    // Values that were kept in the browser began with an older state than the one that was loaded for them.
    const isOlder = versionOf(mine) !== versionOf(base.current ?? {})
    const known = isOlder ? undefined : base.current
    const [theirs, change] = await Promise.all([concurrency.load(), lastChange(concurrency.id)])
    base.current = known
    const differences = inWords(differencesOf(known, theirs, mine), theirs, mine, known)
    if (differences.length === 0) {
      take(withOwnChanges(known, theirs, mine), theirs)
      return 'merged'
    }
    setMet({ theirs, differences, by: change?.by?.name ?? null, at: change?.at ?? null })
    return 'asked'
  }

  /** A change between two values without words is not shown as a difference. */
  function inWords(
    differences: Difference[],
    theirs: Values,
    mine: Values,
    before: Values | undefined
  ) {
    const [their = {}, own = {}] = [theirs, mine].map((values) => concurrency?.words?.(values))
    const old = before && concurrency?.words?.(before)
    return differences
      .map((difference) => ({
        ...difference,
        theirs: their[difference.field] ?? difference.theirs,
        mine: own[difference.field] ?? difference.mine,
        ...(before && { before: old?.[difference.field] ?? difference.before }),
      }))
      .filter((difference) => difference.theirs !== '' || difference.mine !== '')
  }

  function take(values: Values, theirs: Values) {
    base.current = theirs
    form.setValues(values)
    setMet(undefined)
  }

  const conflict: Conflict | undefined = met && {
    ...met,
    currencies: { theirs: currencyOf(met.theirs), mine: currencyOf(form.getValues()) },
    keepMine: () => take(withOwnChanges(base.current, met.theirs, form.getValues()), met.theirs),
    loadTheirs: () => {
      const mine = withOwnChanges(base.current, met.theirs, form.getValues())
      take(met.theirs, met.theirs)
      form.resetDirty(met.theirs)
      showUndo({ message: i18next.t('conflict.loaded'), undo: () => form.setValues(mine) })
    },
    close: () => setMet(undefined),
  }
  return { conflict, meet, base }
}

async function lastChange(id: string) {
  try {
    return await api('GET', '/api/records/:id/last-change', { params: { id } })
  } catch (failure) {
    console.warn('Who changed the record is not known.', failure)
    return undefined
  }
}
