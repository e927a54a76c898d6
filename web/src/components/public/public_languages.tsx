import { LANGUAGE_NAMES, LANGUAGES, type Label } from '@/lib/language/languages'
import { useLanguage } from '@/lib/language/use_language'
import classes from './public_frame.module.css'

const CHOICE: Label = { en: 'Language', de: 'Sprache', sq: 'Gjuha' }

/** The language before anybody has signed in; remembered in this browser. */
export function PublicLanguages() {
  const { language, switchTo, labelOf } = useLanguage()
  return (
    <footer>
      <fieldset className={classes.foot} aria-label={labelOf(CHOICE)}>
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
