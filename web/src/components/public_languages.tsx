import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES } from '@/lib/languages'
import { useLanguage } from '@/lib/use_language'
import classes from './public_frame.module.css'

/** The language before anybody has signed in; remembered in this browser. */
export function PublicLanguages() {
  const { t } = useTranslation('common')
  const { language, switchTo } = useLanguage()
  return (
    <footer>
      <fieldset className={classes.foot} aria-label={t('public.language')}>
        {LANGUAGES.map((option) => (
          <button
            key={option}
            type="button"
            lang={option}
            className={classes.language}
            aria-pressed={option === language}
            onClick={() => void switchTo(option)}
          >
            {LANGUAGE_NAMES[option]}
          </button>
        ))}
      </fieldset>
    </footer>
  )
}
