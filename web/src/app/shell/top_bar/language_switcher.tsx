import { Button, Menu } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/language/languages'
import { useLanguage } from '@/lib/language/use_language'
import { useSaveLanguage, useSettings } from '@/lib/settings'

/** Shown until the settings are known (specification, section 4). */
const FIRST_SHOWN: Language = 'de'

/** Switches the interface at once and saves the preferences. */
export function LanguageSwitcher() {
  const { t } = useTranslation('shell')
  const settings = useSettings()
  const { language, switchTo } = useLanguage()
  const save = useSaveLanguage()
  const shown = settings.isSuccess ? language : FIRST_SHOWN

  const choose = (next: Language) => {
    void switchTo(next)
    save.mutate(next)
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px={8}
          w={64}
          c="dimmed"
          leftSection={<IconLanguage size={18} aria-hidden />}
          aria-label={`${shown}: ${t('top_bar.language')}`}
        >
          {shown}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((option) => (
          <Menu.RadioItem
            key={option}
            lang={option}
            value={option}
            checked={option === shown}
            closeMenuOnClick
            onChange={() => choose(option)}
          >
            {LANGUAGE_NAMES[option]}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
