import { Button, Group, Text } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ChooseFile } from '@/components/files/choose_file'
import { useNamedButton } from '@/components/form/use_named_field'
import { Section } from '@/components/page/section'
import { showDone, showUndo } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api, upload as sendFile } from '@/lib/server/api'
import type { SectionProps } from '../section_props'
import classes from './logo_section.module.css'

const FORMATS = 'image/png,image/jpeg,image/webp,image/gif'

function send(picture: Blob) {
  const body = new FormData()
  body.append('logo', picture, 'logo')
  return sendFile('/api/settings/logo', body)
}

/** The picture on top of documents and of the menu. */
export function LogoSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { logo, companyName } = settings.companyInfo
  const upload = useNamedButton('logo')
  const set = useChange<Blob>({
    change: send,
    affects: ['/api/settings'],
    onDone: () => showDone(t('logo.saved')),
  })
  const remove = useChange<string, Blob>({
    change: async (path) => {
      // Kept for the way back.
      const picture = await (await fetch(path)).blob()
      await api('DELETE', '/api/settings/logo')
      return picture
    },
    affects: ['/api/settings'],
    onDone: (picture) => showUndo({ message: t('logo.removed'), undo: () => set.mutate(picture) }),
  })
  return (
    <Section title={t('section.logo')} help={t('help.logo')}>
      <div className={classes.frame}>
        {logo ? (
          <img className={classes.picture} src={logo} alt={t('logo.of', { companyName })} />
        ) : (
          <Text c="dimmed">{t('logo.none')}</Text>
        )}
      </div>
      <Group gap="xs" mt="md">
        <ChooseFile accept={FORMATS} onFile={(file) => set.mutate(file)}>
          {(props) => (
            <Button
              {...props}
              ref={upload}
              leftSection={<IconUpload size={16} aria-hidden />}
              loading={set.isPending}
            >
              {t(logo ? 'logo.replace' : 'logo.upload')}
            </Button>
          )}
        </ChooseFile>
        {logo && (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={remove.isPending}
            onClick={() => remove.mutate(logo)}
          >
            {t('logo.remove')}
          </Button>
        )}
      </Group>
    </Section>
  )
}
