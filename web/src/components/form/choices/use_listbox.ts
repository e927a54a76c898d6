import type { ComboboxStore } from '@mantine/core'
import { useEffect, useId, useState } from 'react'

/**
 * Wires a field to the list that it opens: screen readers hear that it is open, which list it controls and which
 * option Enter takes, always as it is on the screen. The component library says it one render late and not for
 * options that were selected by the program, so its own attributes are switched off:
 * `<Combobox.Target withAriaAttributes={false}>`.
 * @param isFilled the list has something to show
 */
export function useListbox(box: ComboboxStore, isFilled = true) {
  const id = useId()
  const [list, setList] = useState<HTMLElement | null>(null)
  const [selected, setSelected] = useState<string>()
  const isOpen = box.dropdownOpened && isFilled && list !== null

  useEffect(() => {
    if (!list) return
    const read = () => setSelected(list.querySelector('[data-combobox-selected]')?.id)
    read()
    const observer = new MutationObserver(read)
    observer.observe(list, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-combobox-selected'],
    })
    return () => observer.disconnect()
  }, [list])

  return {
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? selected : undefined,
      // Escape closes the list and not the dialog around it.
      'data-mantine-stop-propagation': box.dropdownOpened || undefined,
    },
    list: { id, ref: setList },
  } as const
}
