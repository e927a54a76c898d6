import { Button, Group, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChooseFile } from '@/components/files/choose_file'
import { upload } from '@/lib/server/api'
import { failureText } from '@/lib/server/http_failure'
import type { Block } from '../proposal'
import classes from './editor.module.css'

interface ImageFieldProps {
  image: Block['image']
  /** Where the picture that is there can be seen. */
  address: string | undefined
  onChange: (image: Block['image']) => void
}

/** A picture of a block: chosen, seen and taken away. */
export function ImageField({ image, address, onChange }: ImageFieldProps) {
  const { t } = useTranslation('proposals')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [uploaded, setUploaded] = useState<{ name: string; address: string }>()

  const send = async (file: File) => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const body = new FormData()
      body.append('image', file)
      const { name, width, height, address: made } = await upload('/api/proposals/images', body)
      setUploaded({ name, address: made })
      onChange({ name, width, height })
    } catch (problem) {
      setFailure(failureText(problem, t('editor.image_failed')))
    } finally {
      setIsBusy(false)
    }
  }
  const shown = image && (uploaded?.name === image.name ? uploaded.address : address)
  return (
    <div>
      {image && shown && (
        <img
          className={classes.picture}
          src={shown}
          width={image.width}
          height={image.height}
          alt={t('editor.image')}
        />
      )}
      <Group gap="xs" mt={image ? 'xs' : 0}>
        <ChooseFile
          accept="image/png,image/jpeg,image/gif,image/webp"
          onFile={(file) => void send(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isBusy}
              leftSection={<IconPhoto size={16} aria-hidden />}
            >
              {t(image ? 'editor.image_replace' : 'editor.image_choose')}
            </Button>
          )}
        </ChooseFile>
        {image && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            {t('editor.image_remove')}
          </Button>
        )}
      </Group>
      {failure && (
        <Text c="var(--mantine-color-error)" size="sm" mt={4} role="alert">
          {failure}
        </Text>
      )}
    </div>
  )
}
