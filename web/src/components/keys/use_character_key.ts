import { useEffect, useEffectEvent } from 'react'
import { isDialogOpen } from '../dialogs/dialog_open'
import { isTyping } from './is_typing'

/**
 * Acts on the key that writes a character, wherever the keyboard has it: "/" is Shift+7 on a German one, so Shift
 * does not count. Nothing is heard while something is typed or a dialog is open.
 */
export function useCharacterKey(character: string, act: () => void) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== character || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
