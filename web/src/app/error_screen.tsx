import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { BrokenDrawing } from '@/components/drawings'
import type { Label } from '@/lib/languages'
import { clearCacheThenReload } from './clear_cache'
import { firstLanguage } from './i18n'

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
  const language = firstLanguage()
  return (
    <Stack
      component="main"
      role="alert"
      align="center"
      justify="center"
      mih="100dvh"
      p="lg"
      ta="center"
    >
      <BrokenDrawing />
      <Title order={1}>{TEXTS.title[language]}</Title>
      <Text c="dimmed" maw={440}>
        {TEXTS.text[language]}
      </Text>
      <Group justify="center" mt="xs">
        <Button onClick={onTryAgain}>{TEXTS.tryAgain[language]}</Button>
        <Button variant="default" onClick={clearCacheThenReload}>
          {TEXTS.clearCache[language]}
        </Button>
      </Group>
    </Stack>
  )
}
