import { useEffect } from 'react'
import { useSettings } from '@/lib/settings'
import { useLanguage } from '@/lib/use_language'

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
