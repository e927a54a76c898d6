import { useEffect } from 'react'
import { useLanguage } from '@/lib/language/use_language'
import { useSettings } from '@/lib/settings'

/** Shows the interface in the language of the saved preferences, once they are known or change. */
export function FollowLanguage() {
  const saved = useSettings().data?.preferences.language
  const { switchTo } = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a saved change switches, not a render
  useEffect(() => {
    if (saved) void switchTo(saved)
  }, [saved])
  return null
}
