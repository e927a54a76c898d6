import { useTranslation } from 'react-i18next'

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform)

const NAMED = ['enter', 'escape'] as const

/** Names of keys as printed on the reader's keyboard: `mod` is Ctrl, Strg or ⌘; a letter is its own name. */
export function useKeyNames() {
  const { t } = useTranslation('common')
  return (key: string) => {
    if (key === 'mod') return IS_APPLE ? '⌘' : t('key.mod')
    const named = NAMED.find((name) => name === key)
    return named ? t(`key.${named}`) : key
  }
}
