import { type KeyboardEvent, useEffect, useState } from 'react'
import { paletteStore } from './palette_store'

const SELECTED = 'data-selected'

const listElement = () => document.getElementById(paletteStore.getState().listId)
const selectedEntry = () => listElement()?.querySelector<HTMLElement>(`[${SELECTED}]`)

/**
 * Enter always takes the best entry. The palette selects the first one when something is typed, but what the server
 * finds comes later: it gets the selection when that is free, and an Enter that came before it.
 * @param isSearching what is found for `term` is still on its way
 * @returns the key handler of the search field, for the capture phase
 */
export function usePaletteSelection(term: string, isSearching: boolean) {
  /** The text for which Enter came too early. */
  const [hurried, setHurried] = useState<string>()

  useEffect(() => {
    const first = listElement()?.querySelector<HTMLElement>('[data-action]')
    if (first && term !== '' && !selectedEntry()) {
      first.setAttribute(SELECTED, 'true')
      paletteStore.updateState((state) => ({ ...state, selected: 0 }))
    }
    followSelected()
    if (hurried === undefined || isSearching) return
    setHurried(undefined)
    if (hurried === term) selectedEntry()?.click()
  })
  return (event: KeyboardEvent) => {
    const isSettled = !isSearching || selectedEntry()?.dataset.kind === 'known'
    if (event.key !== 'Enter' || isSettled) return
    event.preventDefault()
    event.stopPropagation()
    setHurried(term)
  }
}

/** Late results can move the selected entry: the arrow keys go on from its new place. */
function followSelected() {
  const entries = [...(listElement()?.querySelectorAll<HTMLElement>('[data-action]') ?? [])]
  const selected = entries.findIndex((entry) => entry.hasAttribute(SELECTED))
  if (selected === -1 || selected === paletteStore.getState().selected) return
  paletteStore.updateState((state) => ({ ...state, selected }))
}
