import { BrokenDrawing } from '@/components/pictures/broken_drawing'
import { PlainButton } from '@/components/plain/plain_button'
import { currentLanguage } from '@/lib/language/language'
import type { Label } from '@/lib/language/languages'
import { clearCacheThenReload } from './clear_cache'
import classes from './error_screen.module.css'

/** The texts stand in the code: when a screen fails, the translations may be what did not load. */
const TEXTS = {
  title: {
    en: 'Something went wrong',
    de: 'Etwas ist schiefgegangen',
    sq: 'Diçka shkoi keq',
  },
  text: {
    en: 'We encountered an unexpected error. This usually happens due to cached data or network issues.',
    de: 'Ein unerwarteter Fehler ist aufgetreten. Meist liegt es an zwischengespeicherten Daten oder an der Netzwerkverbindung.',
    sq: 'Ndodhi një gabim i papritur. Zakonisht shkaktohet nga të dhënat e ruajtura përkohësisht ose nga probleme me rrjetin.',
  },
  tryAgain: { en: 'Try Again', de: 'Erneut versuchen', sq: 'Provo përsëri' },
  clearCache: {
    en: 'Clear Cache & Reload',
    de: 'Cache leeren und neu laden',
    sq: 'Pastro cache-in dhe ringarko',
  },
} satisfies Record<string, Label>

export function ErrorScreen({ onTryAgain }: { onTryAgain: () => void }) {
  const language = currentLanguage()
  return (
    <main role="alert" className={classes.page}>
      <BrokenDrawing />
      <h1 className={classes.title}>{TEXTS.title[language]}</h1>
      <p className={classes.text}>{TEXTS.text[language]}</p>
      <div className={classes.steps}>
        <PlainButton onClick={onTryAgain}>{TEXTS.tryAgain[language]}</PlainButton>
        <PlainButton tone="quiet" onClick={clearCacheThenReload}>
          {TEXTS.clearCache[language]}
        </PlainButton>
      </div>
    </main>
  )
}
